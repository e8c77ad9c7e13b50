"""The map: what lies where, how far track reaches, what may be laid, what trains earn. Laying is told what can be paid as a number."""
