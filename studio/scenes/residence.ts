import { midrise } from "#studio/buildings/midrise.ts";
import { gold, render } from "#studio/buildings/parts.ts";
import { blockPlan } from "#studio/compose/block-plan.ts";
import { paintFromAbove, paintScene } from "#studio/compose/scene.ts";
import { paintRoom } from "#studio/interiors/paint-room.ts";
import { bedroom } from "#studio/interiors/bedroom.ts";
import { livingRoom } from "#studio/interiors/living-room.ts";
import { lobby } from "#studio/interiors/lobby.ts";
import { hourOf, type HourName } from "#studio/palette.ts";
import { seededRandom } from "#studio/random.ts";
import { surroundings } from "#studio/scenery/site.ts";
import type { Draw } from "./draw.ts";

function residence(hour: HourName) {
  return midrise(
    { floors: 7, wing: 26, length: 70, color: render, accent: gold },
    { random: seededRandom("indus-residence"), hour: hourOf(hour) },
  );
}

const outside = {
  city: "Dubai" as const,
  setting: "garden" as const,
  ground: "#D9C6A2",
  alone: false,
};

/** The seven of Indus Residence, by file name. */
export const residenceDrawings: Record<string, Draw> = {
  "1-exterior-day": (width, height) =>
    paintScene(
      {
        ...outside,
        key: "residence/day",
        model: residence("morning"),
        hour: "morning",
        frame: [-0.08, 0.3, 1.16, 0.52],
        yaw: -0.62,
        near: 1.1,
        eyeHeight: 5,
        disc: { x: 0.7, y: 0.6, radius: 0.2 },
        framing: "leaves",
      },
      width,
      height,
    ),
  "2-exterior-dusk": (width, height) =>
    paintScene(
      {
        ...outside,
        key: "residence/dusk",
        model: residence("dusk"),
        hour: "dusk",
        frame: [-0.1, 0.28, 1.2, 0.54],
        yaw: 0.6,
        near: 1.1,
        eyeHeight: 5,
        disc: { x: 0.3, y: 0.56, radius: 0.22 },
        framing: "leaves",
      },
      width,
      height,
    ),
  "3-lobby": (width, height) => paintRoom(lobby, width, height),
  "4-living-room": (width, height) => paintRoom(livingRoom, width, height),
  "5-bedroom": (width, height) => paintRoom(bedroom, width, height),
  "6-pool-deck": (width, height) =>
    paintScene(
      {
        ...outside,
        key: "residence/pool",
        model: residence("golden"),
        hour: "golden",
        frame: [-0.6, 0.16, 2, 0.58],
        yaw: -0.36,
        near: 0.8,
        eyeHeight: 9,
        disc: { x: 0.26, y: 0.58, radius: 0.18 },
        framing: "none",
      },
      width,
      height,
    ),
  "7-from-the-air": (width, height) => {
    const random = seededRandom("residence/air");
    const model = residence("afternoon");
    const plan = blockPlan(
      model.bounds,
      { city: "Dubai", setting: "garden", water: undefined },
      random,
    );
    const around = surroundings({
      city: "Dubai",
      setting: "garden",
      bounds: model.bounds,
      hour: hourOf("afternoon"),
      random,
    });
    return paintFromAbove(
      {
        model: {
          ...model,
          ground: [...plan.ground, ...model.ground],
          solids: [...model.solids, ...around, ...plan.solids],
        },
        hour: "afternoon",
        yaw: 0.68,
        pitch: 0.66,
        frame: [0.04, 0.22, 0.92, 0.56],
        ground: "#DCC6A0",
      },
      width,
      height,
    );
  },
};
