import type { Drawer } from "#studio/buildings/context.ts";
import { courtyard } from "#studio/buildings/courtyard.ts";
import { fireStation } from "#studio/buildings/fire-station.ts";
import { hillside } from "#studio/buildings/hillside.ts";
import { midrise } from "#studio/buildings/midrise.ts";
import { gold, render } from "#studio/buildings/parts.ts";
import { metroStation } from "#studio/buildings/station.ts";
import { villas } from "#studio/buildings/villas.ts";
import { workshops } from "#studio/buildings/workshops.ts";
import { paintFromAbove } from "#studio/compose/scene.ts";
import { controlDesks } from "#studio/interiors/control-desks.ts";
import { paintRoom } from "#studio/interiors/paint-room.ts";
import { people } from "#studio/scenery/figures.ts";
import { atStage } from "#studio/stages/stages.ts";
import { common, type Draw, fromAir, street } from "./draw.ts";
import { bareFrame, cleaningCradle, risingRow, turningTower } from "./ideas.ts";
import { masonsBench } from "./masons-bench.ts";
import { openFlat } from "./open-flat.ts";

export const serviceDrawings: Record<string, Draw> = {
  "function-first-design": (width, height) =>
    paintFromAbove(
      {
        model: openFlat(),
        hour: "morning",
        yaw: 0.62,
        pitch: 0.72,
        frame: [0.1, 0.1, 0.8, 0.78],
        ground: "#C4D2C6",
      },
      width,
      height,
    ),
  "smart-ready-technology": (width, height) => paintRoom(controlDesks, width, height),
  "community-focused": (width, height) => {
    const crowd: Drawer = (context) => {
      const model = courtyard(context);
      return {
        ...model,
        solids: [
          ...model.solids,
          ...people(26, -18, 18, 11, 31, context.random),
          ...people(12, -30, 30, -18, -4, context.random),
        ],
      };
    };
    return fromAir(
      "services/community-focused",
      crowd,
      "Dubai",
      "garden",
      "afternoon",
      0.6,
    )(width, height);
  },
  "context-aware-architecture": street("services/context-aware-architecture", hillside, {
    ...common,
    hour: "morning",
    city: "Islamabad",
    setting: "hills",
    frame: [0.1, 0.22, 0.8, 0.58],
    eyeHeight: 7,
    disc: { x: 0.78, y: 0.62, radius: 0.15 },
    ground: "#A9AE86",
  }),
  "quality-over-quantity": (width, height) =>
    paintFromAbove(
      {
        model: masonsBench(),
        hour: "golden",
        yaw: -0.5,
        pitch: 0.6,
        frame: [0.1, 0.16, 0.8, 0.7],
        ground: "#6E5233",
      },
      width,
      height,
    ),
  "sustainable-development": fromAir(
    "services/sustainable-development",
    workshops,
    "Islamabad",
    "garden",
    "morning",
    -0.62,
  ),
  "turnkey-delivery": street("services/turnkey-delivery", villas, {
    ...common,
    hour: "dusk",
    city: "Dubai",
    setting: "garden",
    frame: [-0.55, 0.02, 2.1, 0.82],
    yaw: -0.4,
    near: 0.9,
    eyeHeight: 3,
    disc: { x: 0.72, y: 0.6, radius: 0.14 },
  }),
  "engineering-excellence": street("services/engineering-excellence", bareFrame, {
    ...common,
    hour: "golden",
    city: "Dubai",
    setting: "desert",
    frame: [0.14, 0.1, 0.7, 0.74],
    eyeHeight: 5,
    disc: { x: 0.3, y: 0.42, radius: 0.22 },
    alone: true,
    framing: "none",
  }),
  "architectural-innovation": street("services/architectural-innovation", turningTower, {
    ...common,
    hour: "sunset",
    city: "Dubai",
    setting: "water",
    frame: [0.3, 0.08, 0.42, 0.78],
    yaw: -0.4,
    eyeHeight: 12,
    disc: { x: 0.3, y: 0.46, radius: 0.2 },
    framing: "none",
  }),
  "infrastructure-development": street("services/infrastructure-development", metroStation, {
    ...common,
    hour: "morning",
    city: "Lahore",
    setting: "garden",
    frame: [0.08, 0.3, 0.9, 0.5],
    yaw: -0.62,
    near: 1.1,
    eyeHeight: 6,
    disc: { x: 0.76, y: 0.56, radius: 0.17 },
  }),
  "project-management": fromAir(
    "services/project-management",
    (context) =>
      atStage(
        midrise({ floors: 8, wing: 26, length: 70, color: render, accent: gold }, context),
        "Under Construction",
        context.random,
      ),
    "Dubai",
    "urban",
    "afternoon",
    0.66,
  ),
  "investment-solutions": street("services/investment-solutions", risingRow, {
    ...common,
    hour: "golden",
    city: "Dubai",
    setting: "water",
    frame: [0.08, 0.12, 0.84, 0.66],
    yaw: 0.2,
    near: 1.4,
    eyeHeight: 12,
    disc: { x: 0.24, y: 0.52, radius: 0.18 },
    framing: "none",
    alone: true,
  }),
  "safety-and-security-systems": street("services/safety-and-security-systems", fireStation, {
    ...common,
    hour: "night",
    city: "Lahore",
    setting: "garden",
    frame: [0.08, 0.18, 0.84, 0.62],
    yaw: 0.46,
    near: 1.3,
    eyeHeight: 4.5,
    disc: { x: 0.24, y: 0.6, radius: 0.13 },
  }),
  "building-care": street("services/building-care", cleaningCradle, {
    ...common,
    hour: "noon",
    city: "Dubai",
    setting: "urban",
    frame: [-0.2, -0.36, 1.3, 1.6],
    yaw: -0.52,
    near: 1,
    eyeHeight: 14,
    disc: { x: 0.14, y: 0.66, radius: 0.14 },
    framing: "none",
    alone: true,
  }),
};
