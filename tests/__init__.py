"""Makes this folder the package of that name: a library may bring a folder called tests as well."""
