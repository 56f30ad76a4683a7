"""The same rules inside CUDA kernels: a game per thread."""
