"""Who somebody is: cookies, names, passwords."""
