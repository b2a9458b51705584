import type { CSSProperties } from "react";
import type { ScheduledRoom } from "#domain/homes/floor-plan/room-schedule.ts";
import * as words from "#words/floor-plan.ts";

/** The width of a capital letter. */
const LETTER_REM = 0.51;

type RoomLabelProps = {
  room: ScheduledRoom;
  /** The number of its row in the table of rooms. */
  row: number;
  style: CSSProperties;
};

/** Shows name, area and size as far as they fit, or the row in the table. Screen readers read the table. */
export function RoomLabel({ room: { kind, number, area, size }, row, style }: RoomLabelProps) {
  const name = words.roomName(kind, number).replace(/ (?=\d)/, "\u00a0");
  const longest = Math.max(...name.split(" ").map((word) => word.length));
  return (
    <div
      aria-hidden="true"
      className="room-label"
      data-row={row}
      data-words={name.split(" ").length}
      data-size={size}
      style={{ ...style, "--name": `${(longest * LETTER_REM).toFixed(1)}rem` } as CSSProperties}
    >
      <p dir="auto">{name}</p>
      <p>{area}</p>
    </div>
  );
}
