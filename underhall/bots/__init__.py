"""Players made of code; they know only what their seat may know."""
