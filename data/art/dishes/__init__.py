"""One short function per picture, composed from the parts in studio/."""
