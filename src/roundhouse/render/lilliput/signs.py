"""Colour and symbol of each company of 18Lilliput, and the small drawings on tiles: all our own, as SVG shapes.

Symbols are drawn in a box from -10 to 10 in both directions, in the company's ink (`currentColor`).
"""

from __future__ import annotations

COMPANY_COLOURS: dict[str, tuple[str, str]] = {  # ground, ink on it
    "red": ("#C0392B", "#FFFFFF"),
    "blue": ("#2F6FC4", "#FFFFFF"),
    "green": ("#2B8152", "#FFFFFF"),
    "yellow": ("#E6B91E", "#1F2933"),
    "orange": ("#E07B1F", "#1F2933"),
    "black": ("#2B2F36", "#FFFFFF"),
    "purple": ("#9B59B6", "#FFFFFF"),
    "teal": ("#137C80", "#FFFFFF"),
}

COMPANY_SYMBOLS: dict[str, str] = {
    # a crown
    "red": '<path d="M-7.5 5.5 -8.5 -4 -4 0 0 -7 4 0 8.5 -4 7.5 5.5Z" fill="currentColor"/>',
    # a shoe with a low heel
    "blue": '<path d="M-8 -6 -3 -6C-2 -2 2 0 6 1 8 1.6 8.6 3 8.6 5.5L-2 5.5 -4 3.6 -5 3.6 -5 5.5 -8 5.5Z"'
    ' fill="currentColor"/>',
    # a leaf
    "green": '<path d="M-7 7C-8 -3 -1 -8 8 -8 8 1 3 8 -5 5.5Z" fill="currentColor"/>'
    '<path d="M-7.5 7.5C-4 2 0 -2 4 -4.5" fill="none" stroke="var(--ground)" stroke-width="1.6"/>',
    # an egg
    "yellow": '<path d="M0 -8.5C4 -8.5 6.8 -2 6.8 2 6.8 6 3.8 8.5 0 8.5S-6.8 6 -6.8 2C-6.8 -2 -4 -8.5 0 -8.5Z"'
    ' fill="currentColor"/><path d="M-6.5 1 -3.5 -1.5 -0.8 1.5 2 -1.5 4.3 1 6.6 -1" fill="none"'
    ' stroke="var(--ground)" stroke-width="1.7"/>',
    # a shoe with a high heel
    "orange": '<path d="M-8 -8 -4 -7C-2 -2 2 1.5 6 3.2 8 4 8.8 4.8 8.8 6.2L2 6.2C-1 4.2 -3 1.5 -5 -1L-6 7.5 -8 7.5Z"'
    ' fill="currentColor"/>',
    # an anchor
    "black": '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round">'
    '<circle cx="0" cy="-6" r="2"/><path d="M0 -4V7.5M-3.5 -1.2H3.5M-7 1.5C-7 5.5 -3.5 7.5 0 7.5S7 5.5 7 1.5"/></g>',
    # a tower
    "purple": '<path d="M-6 -8H-3.6V-6H-1.2V-8H1.2V-6H3.6V-8H6V-3L4.4 -1.6V8H1.8V4.2A1.8 1.8 0 0 0 -1.8 4.2V8H-4.4V-1.6'
    'L-6 -3Z" fill="currentColor"/>',
    # a sealed letter
    "teal": '<path d="M-8.5 -5.5H8.5V6.5H-8.5Z" fill="currentColor"/>'
    '<path d="M-8.5 -5 0 2 8.5 -5" fill="none" stroke="var(--ground)" stroke-width="1.7"/>'
    '<circle cx="0" cy="2.2" r="2.4" fill="var(--ground)"/>',
}

TEXT_SIGNS: dict[str, str] = {
    "red": "♛",
    "blue": "◣",
    "green": "❧",
    "yellow": "◉",
    "orange": "◢",
    "black": "♆",
    "purple": "♜",
    "teal": "✉",
}

EMBLEMS: dict[str, str] = {
    # what tells a character's tile from others, in a box from -10 to 10
    "castle": '<path d="M-9 8V-5H-6.6V-2.6H-4V-5H-1.4V-8H1.4V-5H4V-2.6H6.6V-5H9V8H2.4V3.4A2.4 2.4 0 0 0 -2.4 3.4V8Z"/>',
    "general": '<path d="M-8 -7 5 6M8 -7 -5 6M2.5 8 7.5 3M-2.5 8 -7.5 3M5 6 8 9M-5 6 -8 9"/>',
    "treasurer": '<circle cx="0" cy="0" r="8.5"/><path d="M3.4 -4.6C1.6 -6.6 -2 -5.8 -2 -3V5H-3.6H3.8M-3.8 0.4H1.8"/>',
    "town": '<path d="M-9 8V0L-4.5 -4.5 0 0V8ZM0 8V-4L4.5 -8 9 -4V8ZM-9 8H9"/>',
    "mine": '<path d="M-7 8 4 -4M7 8 -4 -4"/><path d="M0.5 -7.5 8 0M-0.5 -7.5 -8 0" stroke-width="3.4"/>',
    "tunnel": '<path d="M-9.5 8V2A9.5 9.5 0 0 1 9.5 2V8H5.5V2.4A5.5 5.5 0 0 0 -5.5 2.4V8ZM-12 8H12"/>',
    "harbour": '<path d="M-8.5 4H8.5L6 8H-6ZM0.5 1.6V-8.5L7.5 1.6ZM-1.8 1.6V-5.5L-6.5 1.6Z"/>',
}

LAND: dict[str, str] = {
    # what lies on tiles without track, in a box from 0 to 100
    "HILLS": '<path class="slope" d="M8 74C20 46 34 46 46 74ZM38 78C54 38 74 38 92 78ZM14 46C22 30 32 30 40 46Z"/>'
    '<path class="contour" d="M18 70C24 58 30 58 36 70M50 74C60 52 70 52 80 74M21 43C25 37 29 37 33 43"/>',
    "RIVER": '<path class="stream" d="M3 32H8C28 32 36 40 50 48S74 66 90 66H97"/>'
    '<path class="waves" d="M22 31q4 -3 8 1M46 46q4 -1 7 4M70 66q5 1 9 -1"/>',
    "SEA": '<path class="waves" d="M14 26q5 -6 10 0t10 0 10 0M56 40q5 -6 10 0t10 0 10 0M14 56q5 -6 10 0t10 0 10 0'
    'M54 72q5 -6 10 0t10 0 10 0M18 84q5 -6 10 0t10 0"/>',
    "MOUNTAIN": '<path class="rock" d="M6 82 34 30 48 54 62 18 94 82Z"/>'
    '<path class="snow" d="M34 30 25 47 31 44 35 50 40 43 43 45ZM62 18 50 48 57 43 62 50 68 42 75 45Z"/>',
}

ROUTE_COLOURS = ("#C2185B", "#0B63A8", "#6A32A8", "#9A3F00")
ROUTE_DASHES = ("11 5", "3.5 4.5", "16 4 3.5 4", "8 3")
"""One of each per train, so that routes differ in grey as well."""
