"""`python -m roundhouse` is the `roundhouse` command."""

from roundhouse.cli.main import main

main()
