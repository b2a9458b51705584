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
  const needed = `${(longest * LETTER_REM).toFixed(1)}rem`;
  return (
    <div
      aria-hidden="true"
      style={style}
      className="[container-type:size] absolute grid place-content-center overflow-visible text-center"
    >
      <p
        dir="auto"
        className="overflow-hidden text-[0.6875rem] leading-tight font-semibold tracking-[0.06em] text-balance uppercase"
        style={{ maxHeight: heightIf("100cqw", needed) }}
      >
        {name}
      </p>
      <p
        className="overflow-hidden text-[0.6875rem] leading-tight font-semibold"
        style={{ maxHeight: heightIf(needed, "100cqw") }}
      >
        {row}
      </p>
      <p className="text-[0.6875rem] leading-snug whitespace-nowrap text-fg-soft tabular-nums [@container(height<30px)]:hidden [@container(width<52px)]:hidden">
        {area}
      </p>
      <p className="text-[0.6875rem] leading-snug whitespace-nowrap text-fg-soft tabular-nums [@container(height<44px)]:hidden [@container(width<92px)]:hidden">
        {size}
      </p>
    </div>
  );
}

/** Zero if the length is below the least, otherwise more than any text needs. */
function heightIf(length: string, least: string): string {
  return `calc((${length} - ${least}) * 999)`;
}
