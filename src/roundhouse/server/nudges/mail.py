"""Sending mail through the operator's server, over one connection as long as there is something to send."""

from __future__ import annotations

import smtplib
import ssl
from contextlib import suppress
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

from roundhouse.server.nudges.letters import Letter, mail_text
from roundhouse.server.nudges.outcomes import Gone, Later, NeverTaken, Outcome, Sent

SECONDS = 10.0  # for each answer of the server
PORTS = {"smtp": 25, "smtps": 465}
NO_SUCH_BOX = frozenset({550, 551, 553})
FOR_GOOD = 500


def mail(letter: Letter, to: str, sender: str, language: str) -> EmailMessage:
    """A letter as a mail; sent again it has the same id, by which a mail server knows it."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = to
    message["Subject"] = letter.title
    message["Date"] = formatdate(letter.at / 1000)
    message["Message-ID"] = f"<{letter.id}@{parseaddr(sender)[1].rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
    message.set_content(mail_text(letter, language))
    return message


class MailServer:
    """One connection to a mail server; used by one thread at a time."""

    def __init__(self, url: str, sender: str, trust: ssl.SSLContext | None = None) -> None:
        self._parts = urlsplit(url)
        self._sender = sender
        self._trust = trust or ssl.create_default_context()
        self._open: smtplib.SMTP | None = None

    def send(self, letter: Letter, to: str, language: str) -> Outcome:
        """What became of it. A mail that was broken off is sent again later under the same id."""
        try:
            message = mail(letter, to, self._sender, language)
        except ValueError:  # an address or a name that cannot stand in a header
            return NeverTaken()
        try:
            self.connection().send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            (code, _), *_ = error.recipients.values()
            self._reset()
            if code in NO_SUCH_BOX:
                return Gone()
            return NeverTaken() if code >= FOR_GOOD else Later()
        except smtplib.SMTPResponseException as error:
            self.close()
            return (
                NeverTaken()
                if isinstance(error, smtplib.SMTPDataError) and error.smtp_code >= FOR_GOOD
                else Later(ours=True)
            )
        except (OSError, smtplib.SMTPException):  # of the server itself
            self.close()
            return Later(ours=True)
        return Sent()

    def connection(self) -> smtplib.SMTP:
        """The open connection, or a new one; raises OSError or SMTPException."""
        if self._open is not None:
            with suppress(OSError, smtplib.SMTPException):
                if self._open.noop()[0] == 250:
                    return self._open
            self.close()
        scheme, host = self._parts.scheme, self._parts.hostname or "localhost"
        port = self._parts.port or PORTS[scheme]
        if scheme == "smtps":
            opened: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=self._trust)
        else:
            opened = smtplib.SMTP(host, port, timeout=SECONDS)
        self._open = opened
        opened.ehlo_or_helo_if_needed()
        if scheme == "smtp" and opened.has_extn("starttls"):
            opened.starttls(context=self._trust)
        if self._parts.username:
            opened.login(unquote(self._parts.username), unquote(self._parts.password or ""))
        return opened

    def _reset(self) -> None:
        if self._open is not None:
            with suppress(OSError, smtplib.SMTPException):
                self._open.rset()

    def close(self) -> None:
        opened, self._open = self._open, None
        if opened is not None:
            with suppress(OSError, smtplib.SMTPException):
                opened.quit()
