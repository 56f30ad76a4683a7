"""Learning by self-play (`serai train`): needs PyTorch. What comes out is played without it (bots/net.py)."""
