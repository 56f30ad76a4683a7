"""What is known of a person: everything that keeps some of it forgets, tells and hands it over."""
