import type { Sheet } from "./sheet.ts";

/** Where a sheet lies in a frame: moved in pixels, enlarged about the middle, more or less opaque. */
export type Placed = { sheet: Sheet; dx: number; dy: number; scale: number; opacity: number };

/** Lays sheets over each other with sub-pixel moves, so that slow motion does not tremble. */
export function composite(placed: readonly Placed[], width: number, height: number): Uint8Array {
  const frame = new Uint8Array(width * height * 3);
  for (const layer of placed) lay(frame, width, height, layer);
  return frame;
}

function lay(frame: Uint8Array, width: number, height: number, layer: Placed): void {
  const { sheet, scale, opacity } = layer;
  if (opacity <= 0 || sheet.bottom < sheet.top) return;
  const { data, width: span, height: rise } = sheet;
  const step = 1 / scale;
  const startX = span / 2 - (width / 2 + layer.dx) * step;
  const startY = rise / 2 - (height / 2 + layer.dy) * step;
  const first = Math.max(0, Math.floor((sheet.top - 1 - startY) * scale));
  const last = Math.min(height - 1, Math.ceil((sheet.bottom + 1 - startY) * scale));
  for (let y = first; y <= last; y += 1) {
    const sourceY = Math.min(rise - 1.001, Math.max(0, startY + y * step));
    const row = Math.floor(sourceY);
    const down = sourceY - row;
    const upper = row * span;
    const lower = Math.min(rise - 1, row + 1) * span;
    for (let x = 0; x < width; x += 1) {
      const sourceX = Math.min(span - 1.001, Math.max(0, startX + x * step));
      const column = Math.floor(sourceX);
      const right = sourceX - column;
      const a = (upper + column) * 4;
      const b = a + 4;
      const c = (lower + column) * 4;
      const d = c + 4;
      const wa = (1 - right) * (1 - down) * opacity;
      const wb = right * (1 - down) * opacity;
      const wc = (1 - right) * down * opacity;
      const wd = right * down * opacity;
      const alpha =
        (data[a + 3]! * wa + data[b + 3]! * wb + data[c + 3]! * wc + data[d + 3]! * wd) / 255;
      if (alpha < 0.002) continue;
      const at = (y * width + x) * 3;
      const rest = 1 - alpha;
      for (let channel = 0; channel < 3; channel += 1) {
        frame[at + channel] =
          data[a + channel]! * wa +
          data[b + channel]! * wb +
          data[c + channel]! * wc +
          data[d + channel]! * wd +
          frame[at + channel]! * rest +
          0.5;
      }
    }
  }
}

/** One frame dissolving into another. */
export function dissolve(from: Uint8Array, to: Uint8Array, share: number): Uint8Array {
  const mixed = new Uint8Array(from.length);
  for (let index = 0; index < from.length; index += 1) {
    mixed[index] = from[index]! * (1 - share) + to[index]! * share + 0.5;
  }
  return mixed;
}
