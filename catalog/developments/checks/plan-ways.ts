import type { HomeType, Room } from "#domain/homes/development.ts";
import { roomName } from "#domain/homes/floor-plan/rooms.ts";
import { ENTERED_FROM, linkedDoors, mayLead, reachedRooms } from "#domain/homes/floor-plan/ways.ts";
import { type Mistake, mistakeIf } from "./mistake.ts";
import type { FloorPlan } from "./plan-geometry.ts";

/** Every room is reached from the entrance, through rooms that one may walk through. */
export function wayMistakes({ type }: FloorPlan): Mistake[] {
  const doors = linkedDoors(type);
  const entrances = doors.filter(({ rooms }) => rooms.length === 1);
  const wayIn = mistakeIf(
    entrances.length !== 1,
    ["doors"],
    `must have one door to the outside, not ${entrances.length}`,
  );
  const foyer = entrances.flatMap(({ rooms, index }) =>
    mistakeIf(
      rooms.some(({ kind }) => kind !== "hall"),
      ["doors", index],
      `the entrance opens to the ${rooms[0]?.kind}; must open to a hall`,
    ),
  );
  const wrong = wrongDoors(type);
  const reached = reachedRooms(doors);
  const byRooms = reachedRooms(doors, mayLead);
  const closed = type.rooms.flatMap((room, index) => {
    if (reached.size === 0) return [];
    const name = roomName(type.rooms, room);
    if (!reached.has(room))
      return mistakeIf(true, ["rooms", index], `no door leads to the ${name}`);
    return mistakeIf(
      wrong.length === 0 && foyer.length === 0 && !byRooms.has(room),
      ["rooms", index],
      `the ${name} is reached only through other rooms; must be entered from ${either(ENTERED_FROM[room.kind])}`,
    );
  });
  return [...wayIn, ...foyer, ...wrong, ...closed];
}

/** A bath is entered from a hall or its bedroom only; other rooms lead where people expect it. */
function wrongDoors(type: HomeType): Mistake[] {
  return linkedDoors(type).flatMap(({ rooms: [one, other], index }) => {
    if (!one || !other || one === other || mayLead(one, other) || mayLead(other, one)) return [];
    const [to, from] = isWet(one) ? [one, other] : [other, one];
    const names = [to, from].map((room) => roomName(type.rooms, room));
    const message = `leads from the ${names[1]} to the ${names[0]}; a ${to.kind} must be entered from ${either(ENTERED_FROM[to.kind])}`;
    return [{ path: ["doors", index], message }];
  });
}

function isWet({ kind }: Room): boolean {
  return kind === "bath" || kind === "toilet";
}

function either(kinds: readonly string[]): string {
  const [last, ...others] = kinds.map((kind) => `a ${kind}`).toReversed();
  return others.length === 0 ? `${last}` : `${others.toReversed().join(", ")} or ${last}`;
}
