"""What routes connect: networks, the longest path, what tickets still need."""
