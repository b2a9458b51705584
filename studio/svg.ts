export type Point = readonly [x: number, y: number];
export type Box = { x: number; y: number; width: number; height: number };

export function number(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? "0" : String(rounded);
}

export function polygonPath(points: readonly Point[]): string {
  return points.length < 3
    ? ""
    : `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join("L")}Z`;
}

export function linePath(points: readonly Point[]): string {
  return points.length < 2
    ? ""
    : `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join("L")}`;
}

/** A soft line through all points (Catmull-Rom as Bézier pieces). */
export function smoothPath(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return "";
  let path = `M${number(first[0])} ${number(first[1])}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const before = points[Math.max(0, index - 1)] ?? first;
    const from = points[index] ?? first;
    const to = points[index + 1] ?? first;
    const after = points[Math.min(points.length - 1, index + 2)] ?? first;
    const controls = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
    path += `C${controls.map(number).join(" ")}`;
  }
  return path;
}

type Attributes = Record<string, string | number | undefined>;

function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? number(value) : value}"`)
    .join("");
}

export function path(d: string, values: Attributes = {}): string {
  return d === "" ? "" : `<path d="${d}"${attributes(values)}/>`;
}

export function rect(box: Box, fill: string, values: Attributes = {}): string {
  return `<rect${attributes({ ...box, fill, ...values })}/>`;
}

export function circle(x: number, y: number, radius: number, values: Attributes): string {
  return `<circle${attributes({ cx: x, cy: y, r: radius, ...values })}/>`;
}

export function ellipse(at: Point, rx: number, ry: number, values: Attributes): string {
  return `<ellipse${attributes({ cx: at[0], cy: at[1], rx, ry, ...values })}/>`;
}

export function group(children: string, values: Attributes = {}): string {
  return `<g${attributes(values)}>${children}</g>`;
}

export type Stop = readonly [offset: number, color: string, opacity?: number];

/** A vertical wash between two heights of the picture. */
export function verticalGradient(
  id: string,
  top: number,
  bottom: number,
  stops: readonly Stop[],
): string {
  return gradient(id, [0, top], [0, bottom], stops);
}

export function gradient(id: string, from: Point, to: Point, stops: readonly Stop[]): string {
  const line = attributes({ x1: from[0], y1: from[1], x2: to[0], y2: to[1] });
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse"${line}>${stopList(stops)}</linearGradient>`;
}

export function radialGradient(
  id: string,
  at: Point,
  radius: number,
  stops: readonly Stop[],
): string {
  const place = attributes({ cx: at[0], cy: at[1], r: radius });
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse"${place}>${stopList(stops)}</radialGradient>`;
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${color}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");
}

export function document(width: number, height: number, children: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${children}</svg>`;
}

/** The same drawing seen a little nearer, about its middle. */
export function enlarged(svg: string, width: number, height: number, by: number): string {
  const [wide, high] = [width / by, height / by];
  const view = [(width - wide) / 2, (height - high) / 2, wide, high].map((value) =>
    value.toFixed(2),
  );
  return svg.replace(/viewBox="[^"]*"/, `viewBox="${view.join(" ")}"`);
}
