import type { RoomSchedule } from "#domain/homes/floor-plan/room-schedule.ts";
import * as words from "#words/floor-plan.ts";

type RoomTableProps = { schedule: RoomSchedule; className?: string };

/** Narrow rooms of the floor plan refer to the row numbers of this table. */
export function RoomTable({ schedule: { rooms, inside, balcony }, className }: RoomTableProps) {
  const hasBalcony = rooms.some(({ kind }) => kind === "balcony");
  return (
    <div className={className}>
      <table className="room-table">
        <caption className="sr-only">{words.tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.room}</th>
            <th scope="col">{words.size}</th>
            <th scope="col">{words.area}</th>
          </tr>
        </thead>
        <tbody>
          {rooms.map(({ kind, number, size, area }) => (
            <tr key={`${kind} ${number}`}>
              <th scope="row">{words.roomName(kind, number)}</th>
              <td>
                <bdi>{size}</bdi>
              </td>
              <td>
                <bdi>{area}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Total label={words.inside} area={inside} />
          {hasBalcony && <Total label={words.balconies} area={balcony} />}
        </tfoot>
      </table>
      <p className="mt-3 text-xs text-fg-soft">
        {words.rounding} {words.longestPart} {words.rowNumbers}
      </p>
    </div>
  );
}

function Total({ label, area }: { label: string; area: string }) {
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td>
        <bdi>{area}</bdi>
      </td>
    </tr>
  );
}
