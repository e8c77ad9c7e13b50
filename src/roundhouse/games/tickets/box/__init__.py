"""What is in the box: board, pieces and colours, read from TOML and checked."""
