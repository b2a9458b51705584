import type { CSSProperties } from "react";
import type { ScheduledRoom } from "#domain/homes/plan/room-schedule.ts";
import * as words from "#words/home-plan.ts";

/** A capital letter is about this wide, in widths of an em. */
const LETTER = 0.74;

type RoomLabelProps = { room: ScheduledRoom; style: CSSProperties };

/** Name, area and size of a room, as far as they fit; screen readers read the table of rooms instead. */
export function RoomLabel({ room: { kind, number, area, size }, style }: RoomLabelProps) {
  const name = words.roomName(kind, number).replace(/ (?=\d)/, "\u00a0");
  const longest = Math.max(...name.split(" ").map((word) => word.length));
  return (
    <div
      aria-hidden="true"
      style={style}
      className="[container-type:size] absolute grid place-content-center overflow-visible text-center"
    >
      <p
        dir="auto"
        className="leading-tight font-semibold tracking-[0.06em] text-balance uppercase"
        style={{
          fontSize: `clamp(0.5rem, ${(100 / (longest * LETTER)).toFixed(0)}cqw, 0.6875rem)`,
        }}
      >
        {name}
      </p>
      <p className="text-[0.6875rem] leading-snug whitespace-nowrap text-fg-soft tabular-nums [@container(height<30px)]:hidden [@container(width<38px)]:hidden">
        {area}
      </p>
      <p className="text-[0.6875rem] leading-snug whitespace-nowrap text-fg-soft tabular-nums [@container(height<44px)]:hidden [@container(width<92px)]:hidden">
        {size}
      </p>
    </div>
  );
}
