import type { Light } from "#studio/model/light.ts";
import { cutOut } from "#studio/model/shapes.ts";
import type { Solid } from "#studio/model/solid.ts";
import type { Vector } from "#studio/model/vector.ts";
import { leaf, mix } from "#studio/palette.ts";
import type { Random } from "#studio/random.ts";
import { circle, ellipse, group, number, type Point, path } from "#studio/svg.ts";

type Tones = { bright: string; dark: string; stem: string };

function tones({ hour }: Light, hue: string): Tones {
  const base = mix(hue, hour.shadow, hour.dark * 0.75);
  return {
    bright: mix(base, hour.light, 0.26),
    dark: mix(base, hour.shadow, 0.42),
    stem: mix(mix("#7A6248", hour.shadow, 0.3 + hour.dark * 0.5), hour.haze, 0.08),
  };
}

/** One drooping frond of a palm, as a blade between two arcs. */
function frond([x, y]: Point, reach: number, angle: number): string {
  const tip: Point = [
    x + Math.cos(angle) * reach,
    y - Math.sin(angle) * reach * 0.62 + reach * 0.34,
  ];
  const lift: Point = [
    x + Math.cos(angle) * reach * 0.55,
    y - Math.sin(angle) * reach * 0.72 - reach * 0.14,
  ];
  const under: Point = [lift[0], lift[1] + reach * 0.15];
  return `M${number(x)} ${number(y)}Q${number(lift[0])} ${number(lift[1])} ${number(tip[0])} ${number(tip[1])}Q${number(under[0])} ${number(under[1])} ${number(x)} ${number(y)}Z`;
}

export function drawPalm([x, y]: Point, height: number, lean: number, colors: Tones): string {
  const top: Point = [x + lean * height, y - height];
  const stem = height * 0.028;
  const trunk = path(
    `M${number(x - stem)} ${number(y)}Q${number(x - stem * 0.5 + lean * height * 0.2)} ${number(y - height * 0.5)} ${number(top[0] - stem * 0.6)} ${number(top[1])}H${number(top[0] + stem * 0.6)}Q${number(x + stem + lean * height * 0.25)} ${number(y - height * 0.5)} ${number(x + stem)} ${number(y)}Z`,
    { fill: colors.stem },
  );
  const reach = height * 0.42;
  const back = [0.1, 0.75, 1.35, 1.9, 2.5, 3.02]
    .map((angle) => frond(top, reach * 0.92, angle))
    .join("");
  const front = [-0.42, 0.36, 1.05, 1.62, 2.2, 2.8, 3.55]
    .map((angle) => frond(top, reach, angle))
    .join("");
  return trunk + path(back, { fill: colors.dark }) + path(front, { fill: colors.bright });
}

function palmTree(at: Vector, height: number, random: Random): Solid {
  const lean = random.between(-0.05, 0.05);
  return cutOut(
    {
      at,
      draw: (foot, scale, light) => drawPalm(foot, height * scale, lean, tones(light, "#4F6E52")),
    },
    height * 0.4,
    height,
  );
}

function roundTree(at: Vector, height: number, random: Random, hue: string): Solid {
  const puffs = Array.from({ length: 5 }, (_, index) => ({
    x: (index - 2) * 0.13 + random.between(-0.04, 0.04),
    y: 0.62 + random.between(-0.1, 0.14) - Math.abs(index - 2) * 0.05,
    radius: random.between(0.19, 0.25),
  }));
  return cutOut(
    {
      at,
      draw: ([x, y], scale, light) => {
        const size = height * scale;
        const colors = tones(light, hue);
        const side = light.sun[0] > 0 ? 1 : -1;
        const trunk = path(
          `M${number(x - size * 0.022)} ${number(y)}L${number(x - size * 0.014)} ${number(y - size * 0.6)}h${number(size * 0.028)}L${number(x + size * 0.022)} ${number(y)}Z`,
          { fill: colors.stem },
        );
        const crown = puffs.map((puff) =>
          circle(x + puff.x * size, y - puff.y * size, puff.radius * size, { fill: colors.dark }),
        );
        const lights = puffs.map((puff) =>
          circle(
            x + (puff.x + side * 0.035) * size,
            y - (puff.y + 0.045) * size,
            puff.radius * size * 0.76,
            { fill: colors.bright },
          ),
        );
        return trunk + crown.join("") + lights.join("");
      },
    },
    height * 0.35,
    height,
  );
}

function cypress(at: Vector, height: number): Solid {
  return cutOut(
    {
      at,
      draw: ([x, y], scale, light) => {
        const size = height * scale;
        const colors = tones(light, "#37574A");
        const half = size * 0.1;
        const side = light.sun[0] > 0 ? 1 : -1;
        const flank = (direction: number) =>
          `M${number(x)} ${number(y)}C${number(x + direction * half * 1.7)} ${number(y - size * 0.08)} ${number(x + direction * half * 1.1)} ${number(y - size * 0.6)} ${number(x)} ${number(y - size)}Z`;
        return (
          path(flank(-side), { fill: colors.dark }) + path(flank(side), { fill: colors.bright })
        );
      },
    },
    height * 0.12,
    height,
  );
}

function shrub(at: Vector, height: number, random: Random): Solid {
  const hue = random.pick(["#55705A", "#6B7B57", "#47665A"]);
  return cutOut(
    {
      at,
      draw: ([x, y], scale, light) => {
        const size = height * scale;
        const colors = tones(light, hue);
        return group(
          ellipse([x, y - size * 0.42], size * 0.85, size * 0.52, { fill: colors.dark }) +
            ellipse(
              [x + size * 0.1 * Math.sign(light.sun[0]), y - size * 0.54],
              size * 0.6,
              size * 0.36,
              {
                fill: colors.bright,
              },
            ),
        );
      },
    },
    height,
    height,
  );
}

export type PlantKind = "palm" | "round" | "cypress" | "chinar" | "shrub";

export function plant(kind: PlantKind, at: Vector, height: number, random: Random): Solid {
  switch (kind) {
    case "palm":
      return palmTree(at, height, random);
    case "round":
      return roundTree(at, height, random, leaf);
    case "chinar":
      return roundTree(at, height, random, "#8A6B3C");
    case "cypress":
      return cypress(at, height);
    case "shrub":
      return shrub(at, height, random);
  }
}
