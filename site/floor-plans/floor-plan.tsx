import type { FloorPlanDrawing } from "#domain/homes/floor-plan/plan-drawing.ts";
import {
  isQuarterTurned,
  type FloorPlanTurn,
  turnedBox,
} from "#domain/homes/floor-plan/plan-turn.ts";
import type { ScheduledRoom } from "#domain/homes/floor-plan/room-schedule.ts";
import { classes } from "#ui/classes.ts";
import * as words from "#words/floor-plan.ts";
import { EntranceMark } from "./entrance-mark.tsx";
import { RoomLabel } from "./room-label.tsx";

type FloorPlanProps = {
  drawing: FloorPlanDrawing;
  turn: FloorPlanTurn;
  /** The order is that of the drawing's rooms. */
  rooms: readonly ScheduledRoom[];
  name: string;
  hasFurniture?: boolean;
  /** In rem. */
  maxHeight?: number;
  className?: string;
};

/** Centimetres around the drawing, where the entrance is marked. */
const MARGIN = 50;

/** The default limits of a floor plan's height and of a metre's length. */
const MAX_HEIGHT_REM = 42;
const MAX_METRE_REM = 3.75;

/** Names of rooms are HTML over the SVG, so that they keep their size. The floor plan is never mirrored. */
export function FloorPlan(props: FloorPlanProps) {
  const {
    drawing,
    turn,
    rooms,
    name,
    hasFurniture = true,
    maxHeight = MAX_HEIGHT_REM,
    className,
  } = props;
  const [x0, y0, x1, y1] = turnedBox(turn.matrix, drawing.bounds);
  const view = {
    x: x0 - MARGIN,
    y: y0 - MARGIN,
    width: x1 - x0 + 2 * MARGIN,
    height: y1 - y0 + 2 * MARGIN,
  };
  const maxWidth = Math.min(
    (view.width / 100) * MAX_METRE_REM,
    (maxHeight * view.width) / view.height,
  );
  return (
    <div
      dir="ltr"
      className={classes("relative w-full", className)}
      style={{
        maxWidth: `${maxWidth.toFixed(1)}rem`,
        aspectRatio: `${view.width} / ${view.height}`,
      }}
    >
      <svg
        role="img"
        aria-label={words.floorPlanOf(name)}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        className="absolute inset-0 size-full"
        fill="none"
        stroke="currentColor"
        strokeLinejoin="round"
      >
        <g transform={`matrix(${turn.matrix.join(" ")} 0 0)`}>
          <path d={drawing.walls} className="fill-current" stroke="none" />
          <path
            d={drawing.railings + drawing.glass}
            strokeWidth="1"
            vectorEffect="non-scaling-stroke"
          />
          <path d={drawing.swings} strokeWidth=".75" vectorEffect="non-scaling-stroke" />
          <path d={drawing.doors} strokeWidth="4" />
          {hasFurniture && (
            <path
              d={drawing.furniture}
              strokeWidth=".75"
              vectorEffect="non-scaling-stroke"
              className="text-fg-soft"
            />
          )}
          <EntranceMark entrance={drawing.entrance} />
        </g>
      </svg>
      {drawing.rooms.map(({ label }, index) => {
        const room = rooms[index];
        const [left, top, right, bottom] = turnedBox(
          turn.matrix,
          label[isQuarterTurned(turn) ? 1 : 0],
        );
        return (
          room && (
            <RoomLabel
              key={`${room.kind} ${room.number}`}
              room={room}
              row={index + 1}
              style={{
                insetInlineStart: percent(left - view.x, view.width),
                top: percent(top - view.y, view.height),
                width: percent(right - left, view.width),
                height: percent(bottom - top, view.height),
              }}
            />
          )
        );
      })}
    </div>
  );
}

function percent(length: number, whole: number): string {
  return `${((length / whole) * 100).toFixed(2)}%`;
}
