"""The studio's vocabulary of architecture, planting, light and cameras for Blender."""
