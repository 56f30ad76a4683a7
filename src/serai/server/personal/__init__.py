"""What is known of a person."""
