"""The browser of this machine, for measurements and for the tests of the page."""

from shutil import which

CHROMIUM = which("chromium")
ARGUMENTS = ["--no-sandbox", "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup"]
"""Its address bar, which nobody sees, would draw two pages of its own beside each of ours."""

NEW_TABLE = """async ([seats, more]) => {
  const { request } = await import('/js/transport.js');
  await request('POST', '/api/me', { name: 'Ada' });
  return (await request('POST', '/api/tables', { game: 'tickets', seats, ...more })).id;
}"""
"""Opens a table of Ada's with these seats and tells its id."""
