import type { Light } from "#studio/model/light.ts";
import { cutOut } from "#studio/model/shapes.ts";
import type { Solid } from "#studio/model/solid.ts";
import type { Vector } from "#studio/model/vector.ts";
import { ink, mix } from "#studio/palette.ts";
import type { Random } from "#studio/random.ts";
import { circle, number, path } from "#studio/svg.ts";

function inHour(color: string, { hour }: Light): string {
  return mix(color, hour.shadow, 0.12 + hour.dark * 0.6);
}

/** A walker, cut from one piece of paper: 1.75 m. */
export function person(at: Vector, random: Random): Solid {
  const cloth = random.pick(["#F3ECDD", "#2C5F5D", "#A9803F", ink, "#B57A55", "#E4D6BA"]);
  const robe = random.chance(0.55);
  const stride = random.between(0.1, 0.2);
  return cutOut(
    {
      at,
      draw: ([x, y], scale, light) => {
        const unit = 1.75 * scale;
        const n = number;
        const body = robe
          ? `M${n(x - unit * 0.12)} ${n(y)}L${n(x - unit * 0.1)} ${n(y - unit * 0.78)}Q${n(x)} ${n(y - unit * 0.87)} ${n(x + unit * 0.1)} ${n(y - unit * 0.78)}L${n(x + unit * 0.13)} ${n(y)}Z`
          : `M${n(x - unit * stride)} ${n(y)}L${n(x - unit * 0.03)} ${n(y - unit * 0.48)}L${n(x - unit * 0.11)} ${n(y - unit * 0.8)}Q${n(x)} ${n(y - unit * 0.88)} ${n(x + unit * 0.11)} ${n(y - unit * 0.8)}L${n(x + unit * 0.07)} ${n(y - unit * 0.46)}L${n(x + unit * stride)} ${n(y)}H${n(x + unit * (stride - 0.09))}L${n(x + unit * 0.01)} ${n(y - unit * 0.36)}L${n(x - unit * (stride - 0.09))} ${n(y)}Z`;
        return (
          path(body, { fill: inHour(cloth, light) }) +
          circle(x, y - unit * 0.93, unit * 0.07, { fill: inHour("#5B4535", light) })
        );
      },
    },
    0.3,
    1.75,
  );
}

export function people(
  count: number,
  left: number,
  right: number,
  near: number,
  far: number,
  random: Random,
): Solid[] {
  return Array.from({ length: count }, () =>
    person([random.between(left, right), 0, random.between(near, far)], random),
  );
}

/** A dhow with one lateen sail. */
export function dhow(at: Vector, size: number, facing: 1 | -1): Solid {
  return cutOut(
    {
      at,
      draw: ([x, y], scale, light) => {
        const unit = size * scale * facing;
        const up = size * scale;
        const n = number;
        const hull = `M${n(x - unit * 0.5)} ${n(y - up * 0.16)}Q${n(x - unit * 0.3)} ${n(y + up * 0.02)} ${n(x)} ${n(y + up * 0.02)}H${n(x + unit * 0.2)}Q${n(x + unit * 0.42)} ${n(y)} ${n(x + unit * 0.56)} ${n(y - up * 0.22)}Q${n(x + unit * 0.1)} ${n(y - up * 0.05)} ${n(x - unit * 0.5)} ${n(y - up * 0.16)}Z`;
        const sail = `M${n(x + unit * 0.34)} ${n(y - up * 0.14)}Q${n(x + unit * 0.2)} ${n(y - up * 0.7)} ${n(x - unit * 0.28)} ${n(y - up * 1.02)}Q${n(x - unit * 0.06)} ${n(y - up * 0.5)} ${n(x - unit * 0.34)} ${n(y - up * 0.17)}Z`;
        return (
          path(
            `M${n(x - up * 0.008)} ${n(y - up * 0.1)}V${n(y - up * 0.8)}h${n(up * 0.016)}V${n(y - up * 0.1)}Z`,
            { fill: inHour("#5E4630", light) },
          ) +
          path(sail, { fill: inHour("#F3E8D2", light) }) +
          path(hull, { fill: inHour("#6A4A30", light) })
        );
      },
    },
    size * 0.5,
    size,
  );
}

/** A slim lamp post. */
export function lampPost(at: Vector, height: number): Solid {
  return cutOut(
    {
      at,
      draw: ([x, y], scale, light) => {
        const size = height * scale;
        const glow = light.hour.lamps > 0.2;
        return (
          (glow
            ? circle(x, y - size, size * 0.16, { fill: light.hour.glow, "fill-opacity": 0.25 })
            : "") +
          path(`M${number(x)} ${number(y)}V${number(y - size)}`, {
            stroke: inHour("#3C4B47", light),
            "stroke-width": Math.max(1, size * 0.022),
          }) +
          circle(x, y - size, Math.max(1.2, size * 0.05), {
            fill: glow ? light.hour.glow : inHour("#E8DEC9", light),
          })
        );
      },
    },
    0.3,
    height,
  );
}
