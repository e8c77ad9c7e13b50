"""The map: what lies where, how far track reaches, what may be laid, what trains earn. It knows nothing of the flow."""
