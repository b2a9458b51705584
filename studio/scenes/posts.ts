import { coolingPlant } from "#studio/buildings/cooling-plant.ts";
import { library } from "#studio/buildings/archive.ts";
import { gold, render, teal, ivory } from "#studio/buildings/parts.ts";
import { tower } from "#studio/buildings/tower.ts";
import { midrise } from "#studio/buildings/midrise.ts";
import { paintFromAbove, paintScene } from "#studio/compose/scene.ts";
import { paintRoom } from "#studio/interiors/paint-room.ts";
import { ceilingVoid } from "#studio/interiors/ceiling-void.ts";
import { plantRoom } from "#studio/interiors/plant-room.ts";
import { block } from "#studio/model/shapes.ts";
import { matter } from "#studio/model/solid.ts";
import { hourOf } from "#studio/palette.ts";
import { seededRandom } from "#studio/random.ts";
import { atStage } from "#studio/stages/stages.ts";
import { facadeMockUp } from "./facade-mock-up.ts";
import { masonsBench } from "./masons-bench.ts";
import { papersOnTable } from "./papers-on-table.ts";
import type { Draw } from "./draw.ts";

type PostDrawings = { cover: Draw; "gallery-1": Draw; "gallery-2": Draw };

/** The sales gallery's model: the residence in paper on a plinth. */
function modelOnPlinth() {
  const random = seededRandom("plinth");
  const model = atStage(
    midrise(
      { floors: 8, wing: 26, length: 70, color: ivory, accent: teal },
      { random, hour: hourOf("morning") },
    ),
    "Planning",
    random,
  );
  const plinth = block([-58, -14, -46], [58, 0, 36], {
    paint: matter("#2C5F5D"),
    top: matter("#E9DFCB"),
  });
  return {
    ...model,
    ground: [],
    solids: [plinth, ...model.solids],
    bounds: { min: [-58, -12, -46], max: [58, 36, 36] } as const,
  };
}

const context = (key: string, hour: Parameters<typeof hourOf>[0]) => ({
  random: seededRandom(key),
  hour: hourOf(hour),
});

export const postDrawings: Record<string, PostDrawings> = {
  "buying-off-plan": {
    cover: (width, height) =>
      paintFromAbove(
        {
          model: modelOnPlinth(),
          hour: "morning",
          yaw: 0.6,
          pitch: 0.46,
          frame: [0.16, 0.12, 0.68, 0.78],
          ground: "#C9B48A",
        },
        width,
        height,
      ),
    "gallery-1": (width, height) =>
      paintFromAbove(
        {
          model: papersOnTable(),
          hour: "afternoon",
          yaw: -0.36,
          pitch: 0.9,
          frame: [-0.04, 0.03, 1.08, 0.94],
          ground: "#8A6A45",
        },
        width,
        height,
      ),
    "gallery-2": (width, height) => {
      const made = context("posts/off-plan/tower", "noon");
      const model = atStage(
        tower(
          {
            floors: 30,
            width: 32,
            depth: 26,
            color: render,
            accent: gold,
            skin: "balconies",
            podium: 2,
          },
          made,
        ),
        "Under Construction",
        made.random,
      );
      return paintScene(
        {
          key: "posts/off-plan/tower",
          model,
          hour: "noon",
          city: "Dubai",
          setting: "urban",
          frame: [0.16, -0.5, 0.7, 1.42],
          yaw: 0.62,
          near: 0.62,
          eyeHeight: 3,
          disc: { x: 0.84, y: 0.7, radius: 0.13 },
          ground: "#D9C6A2",
          framing: "none",
          alone: true,
        },
        width,
        height,
      );
    },
  },
  "coordinated-services": {
    cover: (width, height) => paintRoom(plantRoom, width, height),
    "gallery-1": (width, height) => paintRoom(ceilingVoid, width, height),
    "gallery-2": (width, height) =>
      paintScene(
        {
          key: "posts/chillers",
          model: coolingPlant(context("posts/chillers", "dawn")),
          hour: "dawn",
          city: "Dubai",
          setting: "urban",
          frame: [-0.2, 0.06, 1.4, 0.9],
          yaw: -0.5,
          near: 1,
          eyeHeight: 18,
          disc: { x: 0.3, y: 0.5, radius: 0.2 },
          ground: "#D9C6A2",
          framing: "none",
          alone: false,
        },
        width,
        height,
      ),
  },
  "from-lahore-to-dubai": {
    cover: (width, height) =>
      paintScene(
        {
          key: "posts/lahore",
          model: library(context("posts/lahore", "golden")),
          hour: "golden",
          city: "Lahore",
          setting: "garden",
          frame: [0.02, 0.16, 0.96, 0.64],
          yaw: 0.5,
          near: 1.15,
          eyeHeight: 4,
          disc: { x: 0.24, y: 0.5, radius: 0.19 },
          ground: "#C5B184",
          framing: "leaves",
          alone: false,
        },
        width,
        height,
      ),
    "gallery-1": (width, height) =>
      paintFromAbove(
        {
          model: masonsBench(),
          hour: "afternoon",
          yaw: 0.5,
          pitch: 0.62,
          frame: [0.08, 0.14, 0.84, 0.74],
          ground: "#6E5233",
        },
        width,
        height,
      ),
    "gallery-2": (width, height) =>
      paintScene(
        {
          key: "posts/mock-up",
          model: facadeMockUp(),
          hour: "morning",
          city: "Dubai",
          setting: "desert",
          frame: [0.2, 0.14, 0.6, 0.68],
          yaw: -0.46,
          near: 1.8,
          eyeHeight: 2,
          disc: { x: 0.76, y: 0.56, radius: 0.16 },
          ground: "#D9C6A2",
          framing: "none",
          alone: true,
        },
        width,
        height,
      ),
  },
};

/** The film's first frame. */
export const blogFilmPoster: Draw = (width, height) => paintRoom(plantRoom, width, height);
