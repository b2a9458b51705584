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

export function group(children: string, values: Attributes = {}): string {
  return `<g${attributes(values)}>${children}</g>`;
}

export function document(width: number, height: number, children: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${children}</svg>`;
}
