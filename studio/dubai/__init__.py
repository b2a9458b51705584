"""Scenes of the projects in Dubai: what stands where, and from where one looks."""
