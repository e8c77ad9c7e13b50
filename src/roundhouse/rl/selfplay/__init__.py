"""Games between bots as rows of numbers to learn from: `roundhouse selfplay`. See docs/selfplay.md."""
