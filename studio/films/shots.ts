import { composite, dissolve } from "./composite.ts";
import { type FilmSize, FRAMES_PER_SECOND } from "./encode-film.ts";
import { type Sheet, sheetOf } from "./sheet.ts";

/** A held picture with a slow move; near sheets travel further than far ones. */
export type Shot = {
  seconds: number;
  /** Back to front. */
  layers: { svg: string; near: number }[];
  /** Pixels the nearest sheet travels, per 1280 of width. */
  pan: readonly [x: number, y: number];
  /** Enlargement at the end, over the beginning. */
  push: number;
};

export type LoadedShot = Omit<Shot, "layers"> & { sheets: { sheet: Sheet; near: number }[] };

const OVERSCAN = 1.07;
const DISSOLVE_SECONDS = 1.1;

export async function load(shot: Shot, size: FilmSize): Promise<LoadedShot> {
  const sheets = await Promise.all(
    shot.layers
      .filter(({ svg }) => svg !== "")
      .map(async ({ svg, near }) => ({ sheet: await sheetOf(svg, size, OVERSCAN), near })),
  );
  return { ...shot, sheets };
}

function frameOf(shot: LoadedShot, share: number, { width, height }: FilmSize): Uint8Array {
  const eased = share * share * (3 - 2 * share) * 0.5 + share * 0.5;
  const unit = width / 1280;
  return composite(
    shot.sheets.map(({ sheet, near }) => ({
      sheet,
      dx: (eased - 0.5) * shot.pan[0] * unit * near,
      dy: (eased - 0.5) * shot.pan[1] * unit * near,
      scale: 1 + shot.push * eased * (0.4 + near * 0.6),
      opacity: 1,
    })),
    width,
    height,
  );
}

/** The shots one after the other, each dissolving into the next; fades in from and out to ink. */
export function* cut(shots: readonly LoadedShot[], size: FilmSize): Generator<Uint8Array> {
  const blend = Math.round(DISSOLVE_SECONDS * FRAMES_PER_SECOND);
  const dark = new Uint8Array(size.width * size.height * 3);
  for (let pixel = 0; pixel < dark.length; pixel += 3) dark.set([16, 33, 31], pixel);
  for (const [index, shot] of shots.entries()) {
    const count = Math.round(shot.seconds * FRAMES_PER_SECOND);
    const next = shots[index + 1];
    const lead = index === 0 ? 0 : blend;
    for (let frame = lead; frame < count; frame += 1) {
      const picture = frameOf(shot, frame / count, size);
      const left = count - frame;
      if (left <= blend) {
        const other = next
          ? frameOf(next, (blend - left) / Math.round(next.seconds * FRAMES_PER_SECOND), size)
          : dark;
        yield dissolve(picture, other, 1 - left / (blend + 1));
      } else if (index === 0 && frame < blend) {
        yield dissolve(dark, picture, frame / blend);
      } else {
        yield picture;
      }
    }
  }
}

export function lengthOf(shots: readonly Shot[]): number {
  const all = shots.reduce((sum, shot) => sum + shot.seconds, 0);
  return all - DISSOLVE_SECONDS * (shots.length - 1);
}
