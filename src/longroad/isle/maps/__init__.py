"""Maps: the format `longroad-map/1` read and written, dealing what a map leaves open, and new maps."""
