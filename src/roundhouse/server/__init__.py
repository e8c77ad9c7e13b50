"""HTTP, WebSocket and storage: a thin shell around `match`. Imported by `roundhouse serve` only."""
