"""Jhelum Side Table: 45 cm across, 52 cm high; a travertine top on a turned oak stem."""
from kit.cloths import veined, wood
from kit.shapes import Mesh, circle
from kit.soft import finish, slab, turned

STEM = [(.0, .0), (.128, .0), (.134, .004), (.135, .012), (.130, .020), (.112, .030), (.070, .046), (.047, .070), (.036, .110),
        (.034, .150), (.038, .200), (.050, .245), (.058, .272), (.056, .296), (.044, .318), (.036, .345), (.036, .385), (.044, .425),
        (.062, .458), (.092, .480), (.094, .488), (.0, .490)]


def side_table(at=(0, 0, 0), link: bool = True):
    mesh = Mesh("jhelum table")
    turned(mesh, STEM, wood("oak"), sides=72)
    slab(mesh, circle(.225, 96), .489, .520, veined("travertine top", (.60, .50, .37), (.33, .235, .15), .34, 2.6), .007)
    return finish(mesh, link, at, crease=50)
