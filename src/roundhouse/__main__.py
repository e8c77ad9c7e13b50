"""`python -m roundhouse` is the `roundhouse` command."""

import sys

from roundhouse.cli.main import main

sys.exit(main())
