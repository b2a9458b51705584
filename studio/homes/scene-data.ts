import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { allDevelopments } from "#catalog/developments/developments.ts";
import type { Development } from "#domain/homes/development.ts";
import { deriveHomes } from "#domain/homes/homes.ts";
import { viewPoints } from "#domain/homes/view-points.ts";
import { drawnBays } from "./facade.ts";
import { elevationMoment, sceneSun } from "./sunlight.ts";
import { viewCamera } from "./view-camera.ts";

const FILE = ".cache/studio/developments.json";

/** Writes what the scenes draw of the developments: Blender's Python reads it and derives nothing. */
export async function writeSceneData(): Promise<void> {
  const data = Object.fromEntries(allDevelopments().map((one) => [one.key, sceneData(one)]));
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify(data));
}

function sceneData(development: Development) {
  const { bay, floorHeight, balconyDepth, north, openings, wings, types, stacks } = development;
  return {
    bay,
    floorHeight,
    balconyDepth,
    north,
    openings,
    wings,
    neighbours: development.neighbours,
    podium: development.podium,
    types,
    stacks,
    bays: drawnBays(development),
    sampleFlat: sampleFlat(development),
    elevations: development.elevations.map((elevation) => ({
      ...elevation,
      sun: sceneSun(
        development,
        elevationMoment(development, elevation.faces[0]?.split(" ") ?? []),
      ),
    })),
    views: viewPoints(development).map((point, index) => ({
      name: point.picture,
      ...viewCamera(development, point, index % 3),
      sun: sceneSun(development, point.moment),
    })),
  };
}

/** Undefined, and not in the file, where the development shows none. */
function sampleFlat(development: Development) {
  const home = deriveHomes(development).find(({ number }) => number === development.sampleFlat);
  return home && { wing: home.wing, stack: home.stack, floor: home.floor };
}
