import { type HourName, hourOf, sand } from "#studio/palette.ts";
import { seededRandom } from "#studio/random.ts";
import { aerialView } from "./aerial.ts";
import { blockPlan } from "./block-plan.ts";
import { drawnLines, GROUND, lowShare, prepare, type ProjectSubject } from "./prepare.ts";
import { streetView } from "./street.ts";

export function heroPicture(subject: ProjectSubject, width: number, height: number): string {
  const { drawing, city } = subject;
  const scene = prepare(subject, drawing.hour, "hero");
  const { random, tall } = scene;
  const side = random.pick([-1, 1]);
  const share = tall ? 0.5 : lowShare(scene, 0.72, 0.94);
  const middle = 0.5 + side * (tall ? 0.14 : 0.03);
  return streetView(scene.model, scene.bare.bounds, {
    width,
    height,
    frame: {
      x: width * (middle - share / 2),
      y: height * (tall ? 0.07 : 0.16),
      width: width * share,
      height: height * (tall ? 0.8 : 0.66),
    },
    yaw: drawing.gaze?.yaw ?? side * random.between(0.36, 0.6),
    distance: Math.max(scene.wide * 1.25, scene.high * 1.7),
    eyeHeight: drawing.gaze?.eyeHeight ?? Math.max(4.5, scene.high * 0.16),
    disc: {
      x: 0.5 - side * random.between(0.16, 0.3),
      y: random.between(0.3, 0.5),
      radius: random.between(0.13, 0.19),
    },
    hour: hourOf(drawing.hour),
    city,
    setting: drawing.setting,
    ground: GROUND[city],
    framing:
      drawing.setting === "water" ? "none" : random.pick(["leaves", "leaves", "branch"] as const),
    random,
    ...drawnLines(subject, scene, drawing.hour, width / 1100),
  });
}

export function tilePicture(subject: ProjectSubject, width: number, height: number): string {
  const { drawing, city } = subject;
  const scene = prepare(subject, drawing.tileHour, "tile");
  const { random, tall } = scene;
  const side = random.pick([-1, 1]);
  const share = tall ? 0.72 : lowShare(scene, 1.04, 1.5);
  const middle = tall ? 0.5 - side * 0.06 : 0.5 + side * 0.1;
  return streetView(scene.model, scene.bare.bounds, {
    width,
    height,
    frame: {
      x: width * (middle - share / 2),
      y: height * (tall ? 0.12 : 0.3),
      width: width * share,
      height: height * (tall ? 0.76 : 0.55),
    },
    yaw: drawing.gaze
      ? drawing.gaze.yaw * 1.4
      : side * (tall ? random.between(0.4, 0.7) : random.between(0.6, 0.8)),
    distance: Math.max(scene.wide * 1.15, scene.high * 1.5),
    eyeHeight: drawing.gaze?.eyeHeight ?? Math.max(4.5, scene.high * 0.16),
    disc: {
      x: 0.5 - side * random.between(0.1, 0.26),
      y: random.between(0.48, 0.66),
      radius: random.between(0.17, 0.25),
    },
    hour: hourOf(drawing.tileHour),
    city,
    setting: drawing.setting,
    ground: GROUND[city],
    framing: drawing.setting === "water" ? "none" : random.pick(["leaves", "branch"] as const),
    random,
    ...drawnLines(subject, scene, drawing.tileHour, width / 720),
  });
}

const DETAIL_HOURS: readonly HourName[] = ["morning", "golden", "noon", "afternoon"];

/** Close to the facade: the building runs out of the picture. */
export function detailPicture(subject: ProjectSubject, width: number, height: number): string {
  const { drawing, city } = subject;
  const hourName = seededRandom(`${subject.key}/hour`).pick(
    DETAIL_HOURS.filter((hour) => hour !== drawing.hour),
  );
  const scene = prepare(subject, hourName, "detail");
  const { random, tall } = scene;
  const side = random.pick([-1, 1]);
  const zoom = tall ? 1.25 : 1.7;
  return streetView(scene.model, scene.bare.bounds, {
    width,
    height,
    frame: {
      x: width * (0.5 - zoom / 2 + side * 0.24),
      y: tall ? -height * 1.35 : -height * 0.35,
      width: width * zoom,
      height: height * (tall ? 2.3 : 1.3),
    },
    yaw: side * random.between(0.5, 0.72),
    distance: Math.max(scene.wide * 0.95, scene.high * 1.1),
    eyeHeight: drawing.gaze?.eyeHeight ?? Math.max(3, scene.high * 0.12),
    disc: { x: 0.5 + side * 0.36, y: 0.55, radius: 0.16 },
    hour: hourOf(hourName),
    city,
    setting: drawing.setting,
    ground: GROUND[city],
    framing: "none",
    clearing: 1.1,
    random,
    ...drawnLines(subject, scene, hourName, width / 1100),
  });
}

export function airPicture(subject: ProjectSubject, width: number, height: number): string {
  const { city, drawing } = subject;
  const hourName = seededRandom(`${subject.key}/air`).pick([
    "morning",
    "afternoon",
    "golden",
  ] as const);
  const scene = prepare(subject, hourName, "air");
  const { random } = scene;
  const water = drawing.setting === "water";
  const plan = blockPlan(
    scene.bare.bounds,
    { city, setting: drawing.setting, water: drawing.water },
    random,
  );
  const share = scene.wide < 50 ? 0.5 : 0.66;
  const yaw = random.pick([-1, 1]) * random.between(0.5, 0.78);
  return aerialView(
    {
      ...scene.model,
      ground: [...plan.ground, ...scene.bare.ground],
      solids: [...scene.model.solids, ...plan.solids],
    },
    scene.bare.bounds,
    {
      width,
      height,
      frame: {
        x: width * (0.5 - share / 2),
        y: height * 0.1,
        width: width * share,
        height: height * 0.76,
      },
      yaw,
      pitch: random.between(0.56, 0.68),
      hour: hourOf(hourName),
      sunFrom: yaw > 0 ? -1 : 1,
      ground: water ? "#5A938E" : city === "Islamabad" ? "#A3A97F" : sand,
      ...drawnLines(subject, scene, hourName, width / 1100),
    },
  );
}
