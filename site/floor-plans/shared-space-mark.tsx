import type { Point } from "#domain/homes/development.ts";
import type { KeyPlan } from "#domain/homes/floor-plan/key-plan.ts";

/** The treads that are drawn of a flight of stairs; true ones would be too close to each other. */
const TREADS = 5;

/** A landing has the colour of the page, a shaft is dark, stairs have treads and a lift is crossed. */
export function SharedSpaceMark({
  space: { kind, corners },
}: {
  space: KeyPlan["shared"][number];
}) {
  const outline = `M${corners.map((corner) => corner.join(" ")).join("L")}Z`;
  if (kind === "landing") return <path d={outline} className="fill-ground" stroke="none" />;
  if (kind === "shaft") return <path d={outline} className="fill-fg-soft" stroke="none" />;
  return (
    <path
      d={outline + linesOf(kind, corners)}
      className="fill-surface"
      strokeWidth=".75"
      vectorEffect="non-scaling-stroke"
    />
  );
}

function linesOf(kind: "stairs" | "lift", [a, b, c, d]: readonly Point[]): string {
  if (!a || !b || !c || !d) return "";
  if (kind === "lift") return line(a, c) + line(b, d);
  const treads = Array.from({ length: TREADS }, (_, index) => {
    const share = (index + 1) / (TREADS + 1);
    return line(between(a, d, share), between(b, c, share));
  });
  return treads.join("") + line(between(a, b, 0.5), between(d, c, 0.5));
}

function line(from: Point, to: Point): string {
  return `M${from.join(" ")}L${to.join(" ")}`;
}

function between(from: Point, to: Point, share: number): Point {
  return [
    Math.round(from[0] + (to[0] - from[0]) * share),
    Math.round(from[1] + (to[1] - from[1]) * share),
  ];
}
