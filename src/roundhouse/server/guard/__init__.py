"""What protects the server: limits, origins, headers, and connections that are shed."""
