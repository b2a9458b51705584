import { ink, mix, paper } from "#studio/palette.ts";
import { linePath, path, polygonPath, verticalGradient } from "#studio/svg.ts";
import { type Camera, isInFront, project, scaleAt, toView, viewpoint } from "./camera.ts";
import { coat, type Light, tone } from "./light.ts";
import { paintersOrder } from "./order.ts";
import { shadowPath } from "./shadow.ts";
import type { Face, GroundShape, Model, Rod, Solid } from "./solid.ts";
import { dot, subtract, type Vector } from "./vector.ts";

/** Clear up to a distance; from there on, things are half haze after every `reach` metres. */
export type Air = { clear: number; reach: number };
export const CLEAR_AIR: Air = { clear: 0, reach: 1e6 };
export type View = { camera: Camera; light: Light; air: Air };

/** Tall walls pale a little towards the ground, as in warm air. */
const MIST_FROM_HEIGHT = 14;
/** Members this thick on the picture show that they are round. */
const ROUND_FROM_WIDTH = 5;

export function paintModel(model: Model, view: View): string {
  const ground = model.ground.map((shape) => paintGround(shape, view)).join("");
  const shadows = path(shadowPath(model.solids, view.camera, view.light.sun), {
    fill: mix(view.light.hour.shadow, ink, 0.3),
    "fill-opacity": 0.3 - view.light.hour.dark * 0.15,
  });
  const solids = paintersOrder(model.solids, view.camera).map((solid, index) =>
    paintSolid(solid, view, `m${index}`),
  );
  return ground + shadows + solids.join("");
}

function paintGround(shape: GroundShape, view: View): string {
  const { fill, opacity } = coat(shape.paint, [0, 1, 0], view.light);
  const d = polygonPath(project(view.camera, shape.points));
  return path(d, { fill, "fill-opacity": opacity < 1 ? opacity : undefined });
}

function paintSolid(solid: Solid, view: View, id: string): string {
  if (solid.sprite) {
    const { at, draw } = solid.sprite;
    const [foot] = project(view.camera, [at]);
    return foot && isInFront(view.camera, at)
      ? draw(foot, scaleAt(view.camera, at), view.light)
      : "";
  }
  const eye = viewpoint(view.camera);
  const faces = solid.faces.filter((face) => {
    const first = face.points[0];
    return first !== undefined && dot(face.normal, subtract(eye, first)) > 0;
  });
  const drawFace = solid.manner === "drawn" ? sketchFace : paintFace;
  return (
    faces.map((face, index) => drawFace(face, view, `${id}f${index}`)).join("") +
    solid.rods.map((rod) => paintRod(rod, view, solid.manner === "drawn")).join("")
  );
}

function paintFace(face: Face, view: View, id: string): string {
  const { light } = view;
  const outline = project(view.camera, face.points);
  const base = coat(face.paint, face.normal, light);
  const haze = hazeAt(face.points, view);
  const fill = mix(base.fill, light.hour.haze, haze);
  const ys = outline.map(([, y]) => y);
  const heights = face.points.map((point) => point[1]);
  const tall = Math.max(...heights) - Math.min(...heights) > MIST_FROM_HEIGHT;
  const definition = tall
    ? verticalGradient(id, Math.min(...ys), Math.max(...ys), [
        [0, fill],
        [0.45, fill],
        [1, mix(fill, light.hour.haze, 0.3)],
      ])
    : "";
  const paintOf = tall ? `url(#${id})` : fill;
  const holes = (face.holes ?? []).map((hole) => polygonPath(project(view.camera, hole))).join("");
  const body = path(polygonPath(outline) + holes, {
    fill: paintOf,
    "fill-rule": holes === "" ? undefined : "evenodd",
    "fill-opacity": base.opacity < 1 ? base.opacity : undefined,
    stroke: base.opacity < 1 ? undefined : fill,
    "stroke-width": base.opacity < 1 ? undefined : 1,
  });
  const marks = face.marks.map((mark) => {
    const { fill: color, opacity } = coat(mark.paint, face.normal, light);
    const d = mark.shapes.map((shape) => polygonPath(project(view.camera, shape))).join("");
    return path(d, {
      fill: mix(color, light.hour.haze, haze),
      "fill-opacity": opacity < 1 ? opacity : undefined,
    });
  });
  return definition + body + marks.join("");
}

/** A building that is still a drawing: paper planes and thin ink lines. */
function sketchFace(face: Face, view: View): string {
  const dark = view.light.hour.dark > 0.4;
  const sheet = mix(paper, view.light.hour.haze, face.normal[1] > 0.5 ? 0.1 : 0.28);
  const line = dark ? mix(ink, view.light.hour.haze, 0.1) : ink;
  const outline = path(polygonPath(project(view.camera, face.points)), {
    fill: mix(sheet, tone(paper, face.normal, view.light), 0.45),
    "fill-opacity": 0.86,
    stroke: line,
    "stroke-width": 1.1,
    "stroke-opacity": 0.75,
    "stroke-linejoin": "round",
  });
  const marks = face.marks.map((mark) =>
    path(mark.shapes.map((shape) => polygonPath(project(view.camera, shape))).join(""), {
      fill: mark.paint.kind === "glass" ? view.light.hour.glass : "none",
      "fill-opacity": 0.16,
      stroke: line,
      "stroke-width": 0.6,
      "stroke-opacity": mark.paint.kind === "shade" ? 0 : 0.34,
    }),
  );
  return outline + marks.join("");
}

function paintRod(rod: Rod, view: View, drawn: boolean): string {
  const visible = rod.points.filter((point) => isInFront(view.camera, point));
  const middle = visible[Math.floor(visible.length / 2)];
  if (!middle || visible.length < 2) return "";
  const color = mix(
    tone(rod.color, [0, 0.6, -0.6], view.light),
    view.light.hour.haze,
    hazeAt(rod.points, view),
  );
  const d = linePath(project(view.camera, visible));
  const width = Math.max(0.7, rod.thickness * scaleAt(view.camera, middle));
  const common = { fill: "none", "stroke-linejoin": "round", "stroke-linecap": "round" };
  if (drawn) return path(d, { ...common, stroke: ink, "stroke-width": 0.9 });
  const body = path(d, { ...common, stroke: color, "stroke-width": width });
  if (width < ROUND_FROM_WIDTH) return body;
  const side = width * 0.16;
  const shine = path(d, {
    ...common,
    stroke: mix(color, view.light.hour.light, 0.3),
    "stroke-width": width * 0.4,
    transform: `translate(${(view.light.sun[0] > 0 ? side : -side).toFixed(1)} ${(-side).toFixed(1)})`,
  });
  return body + shine;
}

function hazeAt(points: readonly Vector[], view: View): number {
  if (view.camera.kind === "axonometric") return 0;
  const depths = points.map((point) => toView(view.camera, point)[2]);
  const depth = depths.reduce((sum, value) => sum + value, 0) / depths.length;
  return 1 - 2 ** (-Math.max(0, depth - view.air.clear) / view.air.reach);
}
