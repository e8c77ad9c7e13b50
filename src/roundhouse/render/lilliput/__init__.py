"""18Lilliput as text and as SVG."""
