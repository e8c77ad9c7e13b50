"""`python -m roundhouse` is the `roundhouse` command."""

import sys

from roundhouse.cli.start import main

sys.exit(main())
