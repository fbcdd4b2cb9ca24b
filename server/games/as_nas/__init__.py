"""As-Nas."""
