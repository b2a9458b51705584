import { ink, mix, paper } from "#studio/palette.ts";
import { circle, document, gradient, group, path, rect } from "#studio/svg.ts";

/** One sheet of coloured paper in a portrait; sheets are laid from back to front. */
export type Sheet = { d: string; color: string; lift: "high" | "low" | "flat" };

export type Portrait = {
  ground: readonly [upper: string, lower: string];
  disc: { x: number; y: number; radius: number; color: string };
  sheets: Sheet[];
};

const UNIT_WIDTH = 270;

/** A bust in cut paper: no face, only the way somebody holds themselves. */
export function paintPortrait(portrait: Portrait, width: number, height: number): string {
  const scale = width / UNIT_WIDTH;
  const shadow = (id: string, shift: number, blur: number, opacity: number) =>
    `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="${shift * 0.6}" dy="${shift}" stdDeviation="${blur}" flood-color="${ink}" flood-opacity="${opacity}"/></filter>`;
  const { ground, disc } = portrait;
  const sheets = portrait.sheets.map(({ d, color, lift }) =>
    path(d, { fill: color, filter: lift === "flat" ? undefined : `url(#${lift})` }),
  );
  return document(
    width,
    height,
    shadow("high", 3, 4, 0.34) +
      shadow("low", 1.4, 1.8, 0.26) +
      gradient(
        "ground",
        [0, 0],
        [0, height],
        [
          [0, ground[0]],
          [1, ground[1]],
        ],
      ) +
      rect({ x: 0, y: 0, width, height }, "url(#ground)") +
      group(
        circle(disc.x, disc.y, disc.radius * 1.26, { fill: disc.color, "fill-opacity": 0.22 }) +
          circle(disc.x, disc.y, disc.radius, { fill: disc.color }) +
          sheets.join(""),
        { transform: `scale(${scale})` },
      ),
  );
}

export function shade(color: string, amount: number): string {
  return mix(color, ink, amount);
}

export function tint(color: string, amount: number): string {
  return mix(color, paper, amount);
}
