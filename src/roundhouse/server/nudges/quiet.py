"""When somebody does not want to be told: so many hours of the day, where they live."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

DAY_MINUTES = 24 * 60


@dataclass(frozen=True, slots=True)
class QuietTime:
    """From one minute of the day to another, on the next day if it comes before."""

    begins: int
    ends: int
    timezone: str

    def until(self, now: int) -> int | None:
        """When it is over, if it is quiet at that time in milliseconds; None if it is not."""
        zone = ZoneInfo(self.timezone)
        here = datetime.fromtimestamp(now / 1000, zone)
        minute = here.hour * 60 + here.minute
        if (minute - self.begins) % DAY_MINUTES >= (self.ends - self.begins) % DAY_MINUTES:
            return None
        end = here.replace(hour=self.ends // 60, minute=self.ends % 60, second=0, microsecond=0)
        if self.ends <= minute:
            end += timedelta(days=1)  # of the calendar: the clock may be changed in between
        return round(end.timestamp() * 1000)


def is_timezone(name: str) -> bool:
    """Whether we know that zone."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # what cannot be a name is refused in many ways
        return False
    return True
