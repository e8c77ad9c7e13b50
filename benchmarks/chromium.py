"""The browser of this machine, for measurements and for the tests of the page."""

from shutil import which

CHROMIUM = which("chromium")
ARGUMENTS = ["--no-sandbox", "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup"]
"""Its address bar, which nobody sees, would draw two pages of its own beside each of ours."""
