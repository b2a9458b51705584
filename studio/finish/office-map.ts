import { brass, brightBrass, ink, mix, paper, sand } from "#studio/palette.ts";
import { seededRandom } from "#studio/random.ts";
import { circle, document, group, number, path, polygonPath, rect } from "#studio/svg.ts";

const UNIT_WIDTH = 1200;
/** The canal through Business Bay, as one wide stroke. */
const CANAL =
  "M-40 560C180 620 300 520 420 430C540 340 640 300 780 330C920 360 980 470 1100 470C1180 470 1220 440 1260 420";
const MAIN_ROADS = [
  "M-20 120C240 170 520 110 800 70C960 50 1100 40 1240 60",
  "M160 -20C200 200 240 420 210 820",
  "M560 -20C590 180 640 420 700 820",
  "M930 -20C940 180 1010 420 1060 820",
  "M-20 330C220 340 420 300 560 240C720 180 960 190 1240 240",
  "M-20 720C260 740 560 660 800 640C980 625 1100 640 1240 680",
];

/** A simplified map of the streets around the office, as SVG. */
export function officeMap(width: number, height: number): string {
  const random = seededRandom("office-map");
  const land = "#EFE6D3";
  const water = "#8FB8B0";
  const blocks: string[] = [];
  for (let x = -20; x < 1220; x += 44) {
    for (let y = -20; y < 820; y += 40) {
      const w = random.between(20, 36);
      const h = random.between(18, 32);
      const lean = (y - 400) * 0.045;
      if (random.chance(0.12)) continue;
      blocks.push(
        polygonPath([
          [x + lean, y],
          [x + w + lean, y + 3],
          [x + w + lean + 1.5, y + h + 3],
          [x + lean + 1.5, y + h],
        ]),
      );
    }
  }
  const roads = MAIN_ROADS.join("");
  const stroke = (d: string, color: string, thickness: number, extra = {}) =>
    path(d, {
      fill: "none",
      stroke: color,
      "stroke-width": thickness,
      "stroke-linecap": "round",
      ...extra,
    });
  const pin = { x: 706, y: 486 };
  return document(
    width,
    height,
    group(
      rect({ x: 0, y: 0, width: UNIT_WIDTH, height: 800 }, land) +
        path(blocks.join(""), { fill: mix(sand, paper, 0.35) }) +
        path("M300 560C380 520 470 520 520 580C560 640 500 700 410 700C330 700 250 610 300 560Z", {
          fill: "#B4C3A0",
        }) +
        path(
          "M980 90C1060 70 1160 90 1170 150C1175 200 1080 215 1020 190C960 170 930 110 980 90Z",
          { fill: "#B4C3A0" },
        ) +
        stroke(CANAL, mix(water, paper, 0.45), 118) +
        stroke(CANAL, water, 100) +
        stroke(CANAL, mix(water, paper, 0.3), 3, {
          "stroke-dasharray": "26 34",
          "stroke-opacity": 0.8,
        }) +
        stroke(roads, mix(sand, ink, 0.12), 30) +
        stroke(roads, paper, 25) +
        stroke(MAIN_ROADS[0] ?? "", brightBrass, 2.5, { "stroke-dasharray": "18 14" }) +
        stroke(MAIN_ROADS[4] ?? "", brightBrass, 2.5, { "stroke-dasharray": "18 14" }) +
        stroke(
          "M210 640C330 600 470 560 560 520C640 486 690 480 760 500C860 530 930 590 1040 600",
          mix(sand, ink, 0.12),
          20,
        ) +
        stroke(
          "M210 640C330 600 470 560 560 520C640 486 690 480 760 500C860 530 930 590 1040 600",
          paper,
          16,
        ) +
        path("M684 392L752 400L746 470L678 462Z", { fill: mix(sand, brass, 0.3) }) +
        pinAt(pin.x, pin.y - 56) +
        compass(1120, 720),
      { transform: `scale(${number(width / UNIT_WIDTH)})` },
    ),
  );
}

function pinAt(x: number, y: number): string {
  return (
    path(
      `M${x} ${y + 60}C${x - 6} ${y + 40} ${x - 34} ${y + 24} ${x - 34} ${y - 6}A34 34 0 0 1 ${x + 34} ${y - 6}C${x + 34} ${y + 24} ${x + 6} ${y + 40} ${x} ${y + 60}Z`,
      { fill: ink },
    ) +
    circle(x, y - 6, 19, { fill: brightBrass }) +
    circle(x, y - 6, 7.5, { fill: ink })
  );
}

function compass(x: number, y: number): string {
  return (
    circle(x, y, 34, { fill: paper, stroke: brass, "stroke-width": 2 }) +
    path(`M${x} ${y - 26}L${x + 8} ${y}H${x - 8}Z`, { fill: ink }) +
    path(`M${x} ${y + 26}L${x + 8} ${y}H${x - 8}Z`, { fill: brightBrass })
  );
}
