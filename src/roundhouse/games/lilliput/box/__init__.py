"""What is in the box: pieces, chart, tiles and landscapes, read from TOML and checked."""
