import { type Scene, sceneLayers } from "#studio/compose/scene.ts";
import type { Solid } from "#studio/model/solid.ts";
import { homeHero, homeHeroPortrait, OVERSCAN } from "#studio/scenes/home.ts";
import { composite, type Placed } from "./composite.ts";
import { encodeFilm, type FilmSize, FRAMES_PER_SECOND } from "./encode-film.ts";
import { type Sheet, sheetOf } from "./sheet.ts";

const SECONDS = 10;

/** Sheets of one scene; how far each follows the camera, from 0 (fixed) to 1 (nearest). */
type Moving = { sheet: Sheet; near: number; kind: "still" | "cloud" | "sun" | "glint" | "boat" };

/** Cut-outs that float well before the quay are the boats. */
function isBoat({ sprite }: Solid): boolean {
  return sprite !== null && sprite.at[2] < -10;
}

function withOnly(scene: Scene, wanted: (solid: Solid) => boolean): Scene {
  return { ...scene, model: { ...scene.model, solids: scene.model.solids.filter(wanted) } };
}

async function sheetsOf(scene: Scene, size: FilmSize): Promise<Moving[]> {
  const shore = sceneLayers(
    withOnly(scene, (solid) => !isBoat(solid)),
    size.width,
    size.height,
  );
  const boats = sceneLayers(withOnly(scene, isBoat), size.width, size.height);
  const sheet = (children: string) => sheetOf(children, size, OVERSCAN);
  return [
    { sheet: await sheet(shore.sky), near: 0, kind: "still" },
    { sheet: await sheet(shore.disc), near: 0.1, kind: "sun" },
    { sheet: await sheet(shore.clouds), near: 0.18, kind: "cloud" },
    { sheet: await sheet(shore.horizon), near: 0.34, kind: "still" },
    { sheet: await sheet(shore.surface), near: 0, kind: "still" },
    { sheet: await sheet(shore.mirror), near: 1, kind: "still" },
    { sheet: await sheet(boats.mirror), near: 1.2, kind: "boat" },
    { sheet: await sheet(shore.ripples), near: 0.8, kind: "glint" },
    { sheet: await sheet(shore.building), near: 1, kind: "still" },
    { sheet: await sheet(boats.building), near: 1.2, kind: "boat" },
  ];
}

/** Every motion is a sine over the whole length, so the last frame meets the first. */
function place({ sheet, near, kind }: Moving, share: number, width: number): Placed[] {
  const turn = share * Math.PI * 2;
  const sway = Math.sin(turn) * width * 0.009 * near;
  const at = (dx: number, dy: number, opacity: number): Placed => ({
    sheet,
    dx,
    dy,
    scale: 1,
    opacity,
  });
  switch (kind) {
    case "still":
      return [at(sway, 0, 1)];
    case "cloud":
      return [at(sway + Math.sin(turn) * width * 0.007, 0, 1)];
    case "boat":
      return [at(sway - Math.sin(turn) * width * 0.016, Math.sin(turn * 2) * width * 0.0008, 1)];
    case "sun":
      return [at(sway, (1 - Math.cos(turn)) * width * 0.003, 1)];
    case "glint":
      return [
        at(sway + Math.sin(turn * 2) * width * 0.003, 0, 0.72 + 0.28 * Math.cos(turn * 2)),
        at(
          sway - Math.sin(turn * 2) * width * 0.006,
          width * 0.004,
          0.22 - 0.22 * Math.cos(turn * 2),
        ),
      ];
  }
}

async function heroFilm(name: string, scene: Scene, size: FilmSize): Promise<void> {
  const sheets = await sheetsOf(scene, size);
  const count = SECONDS * FRAMES_PER_SECOND;
  function* frames() {
    for (let frame = 0; frame < count; frame += 1) {
      const placed = sheets.flatMap((moving) => place(moving, frame / count, size.width));
      yield composite(placed, size.width, size.height);
    }
  }
  await encodeFilm(name, size, frames(), { h264: 23, vp9: 33 }, null);
}

export async function makeHero(): Promise<void> {
  await heroFilm("hero", homeHero, { width: 1280, height: 720 });
}

export async function makeHeroPortrait(): Promise<void> {
  await heroFilm("hero-portrait", homeHeroPortrait, { width: 720, height: 1280 });
}
