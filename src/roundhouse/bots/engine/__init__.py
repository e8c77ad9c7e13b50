"""Bots that are programs of their own, in any language: one JSON line asks, one answers. See docs/protocol.md."""
