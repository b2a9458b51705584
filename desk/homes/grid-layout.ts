import type { DeskHome } from "#domain/desk/homes.ts";

type Stack = { wing: string; stack: number };

/** Floors run from the top down, stacks wing by wing. */
export type GridLayout = {
  /** `isApart` is set where a further wing begins. */
  columns: (Stack & { isApart: boolean })[];
  wings: { name: string; stacks: number }[];
  floors: { floor: number; cells: (DeskHome | undefined)[] }[];
};

export function layOutHomes(homes: DeskHome[]): GridLayout {
  const wingNames = [...new Set(homes.map(({ wing }) => wing))];
  const wings = wingNames.map((name) => {
    const stacks = new Set(homes.filter(({ wing }) => wing === name).map(({ stack }) => stack));
    return { name, stacks: [...stacks].toSorted((a, b) => a - b) };
  });
  const columns = wings.flatMap(({ name, stacks }, wing) =>
    stacks.map((stack, index) => ({ wing: name, stack, isApart: wing > 0 && index === 0 })),
  );
  const byPlace = new Map(homes.map((home) => [placeOf(home.floor, home), home]));
  const floors = [...new Set(homes.map(({ floor }) => floor))].toSorted((a, b) => b - a);
  return {
    columns,
    wings: wings.map(({ name, stacks }) => ({ name, stacks: stacks.length })),
    floors: floors.map((floor) => ({
      floor,
      cells: columns.map((column) => byPlace.get(placeOf(floor, column))),
    })),
  };
}

function placeOf(floor: number, { wing, stack }: Stack): string {
  return `${wing} ${floor} ${stack}`;
}

/** The home that an arrow key, Home or End leads to; empty places and hidden homes are skipped.
 * `forward` is 1 where the page runs from left to right, otherwise -1. */
export function homeAfter(
  { floors }: GridLayout,
  from: DeskHome,
  key: string,
  { isShown, forward }: { isShown: (home: DeskHome) => boolean; forward: number },
): DeskHome | undefined {
  const row = floors.find(({ cells }) => cells.includes(from))?.cells ?? [];
  const at = row.indexOf(from);
  const column = floors.map(({ cells }) => cells[at]);
  const height = column.indexOf(from);
  const before = (cells: (DeskHome | undefined)[], index: number) =>
    cells.slice(0, index).findLast((home) => home && isShown(home));
  const after = (cells: (DeskHome | undefined)[], index: number) =>
    cells.slice(index + 1).find((home) => home && isShown(home));
  if (key === "ArrowUp") return before(column, height);
  if (key === "ArrowDown") return after(column, height);
  if (key === "ArrowRight") return (forward === 1 ? after : before)(row, at);
  if (key === "ArrowLeft") return (forward === 1 ? before : after)(row, at);
  if (key === "Home") return after(row, -1);
  if (key === "End") return before(row, row.length);
  return undefined;
}
