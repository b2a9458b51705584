import { drawingStyle } from "./drawing-style.ts";
import { type Projection, sheetProjection, SHEET_WIDTH } from "./projection.ts";
import type { Sheet } from "./read-sheets.ts";
import { type Shape, type ShapeKind, shapeKinds } from "./schema.ts";
import { shapePath } from "./shape-path.ts";

/** Lines in the water along the coast, from the outermost inwards: their widths in units of the sheet. */
const SHORE_LINES = { "#cedcd8": 150, "#c7d7d3": 96, "#c2d4cf": 52 };

/** The ground's cover is cut off at the coast, so its shapes may reach into the sea. */
const COVERS: ReadonlySet<ShapeKind> = new Set(["built", "park"]);

/** Land with fewer points than this is an islet. */
const ISLET_POINTS = 30;

export function drawSheet(sheet: Sheet): string {
  const projection = sheetProjection(sheet);
  const size = `0 0 ${SHEET_WIDTH} ${projection.height}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}"><style>${drawingStyle}</style>`,
    ...Object.values(shapeKinds)
      .flat()
      .map((kind) => drawKind(sheet, kind, projection)),
    "</svg>",
  ].join("");
}

/** All shapes of a kind are one element, but for land: areas first, then lines. */
function drawKind({ shapes }: Sheet, kind: ShapeKind, projection: Projection): string {
  const ofKind = shapes.filter(({ properties }) => properties.kind === kind);
  const isArea = ({ geometry }: Shape) => geometry.type === "Polygon";
  if (kind === "land") return drawLand(ofKind, projection);
  const areas = pathOf(ofKind.filter(isArea), projection);
  const lines = pathOf(
    ofKind.filter((shape) => !isArea(shape)),
    projection,
  );
  if (kind === "motorway") return twice(lines, "casing", kind);
  if (COVERS.has(kind) && hasCoast(shapes)) return element(kind, areas, ` clip-path="url(#coast)"`);
  return element(kind, areas) + element(`${kind} line`, lines);
}

function hasCoast(shapes: Shape[]): boolean {
  return shapes.some(({ properties }) => properties.kind === "land");
}

/** A sheet without a coast is land from edge to edge. */
function drawLand(shapes: Shape[], projection: Projection): string {
  const sheetEdge = `M0 0H${SHEET_WIDTH}V${projection.height}H0z`;
  if (shapes.length === 0) return element("ground", sheetEdge);
  // A browser that draws a part of the map leaves out elements elsewhere: coasts are its dearest lines.
  // Islets are one element, because each is drawn five times, and styles take longer than their lines.
  const islets = shapes.filter(isIslet);
  const coasts = shapes.filter((shape) => !isIslet(shape)).map((shape) => [shape]);
  const parts = [...coasts, islets].filter((part) => part.length > 0);
  const paths = parts.map((part) => `<path d="${pathOf(part, projection)}"/>`);
  const shore = Object.entries(SHORE_LINES).map(
    ([colour, width]) => `<use href="#land" stroke="${colour}" stroke-width="${width}"/>`,
  );
  return [
    element("sea", sheetEdge),
    `<defs><g id="land">${paths.join("")}</g>`,
    `<clipPath id="coast"><path d="${pathOf(shapes, projection)}"/></clipPath></defs>`,
    ...shore,
    // The coastline is below the land, so that overlapping shapes of land become one.
    `<use href="#land" class="coast"/><use href="#land" class="land"/>`,
  ].join("");
}

function isIslet({ geometry }: Shape): boolean {
  return geometry.coordinates.flat().length < ISLET_POINTS;
}

function twice(lines: string, below: string, above: string): string {
  if (lines === "") return "";
  // A class on the path itself would win over those of its uses.
  const uses = [below, above].map((name) => `<use href="#lines" class="${name}"/>`);
  return `<defs><path id="lines" d="${lines}"/></defs>${uses.join("")}`;
}

function element(className: string, path: string, attributes = ""): string {
  return path === "" ? "" : `<path class="${className}" d="${path}"${attributes}/>`;
}

function pathOf(shapes: Shape[], { project }: Projection): string {
  return shapes
    .map(({ geometry, properties }) => {
      const sharp = properties.corners === "sharp";
      if (geometry.type === "LineString") {
        return shapePath(geometry.coordinates.map(project), { sharp });
      }
      return geometry.coordinates
        .map((ring) => shapePath(ring.map(project), { closed: true, sharp }))
        .join("");
    })
    .join("");
}
