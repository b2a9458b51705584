import type { HomeType } from "#domain/homes/development.ts";
import { furnitureSymbols } from "./furniture-symbols.ts";
import { box, inCm } from "./path.ts";
import { toPiece } from "./piece.ts";
import { partOf } from "./rooms.ts";

export function furniturePath({ rooms, furniture }: Pick<HomeType, "rooms" | "furniture">): string {
  return furniture
    .map(({ kind, at }) => {
      const part = partOf(rooms, at);
      if (!part) return box(inCm(at));
      return furnitureSymbols[kind](toPiece({ kind, at: inCm(at) }, inCm(part)));
    })
    .join("");
}
