"""Personal data: everything that holds some can forget it, export it and hand it over."""
