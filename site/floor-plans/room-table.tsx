import type { RoomSchedule } from "#domain/homes/floor-plan/room-schedule.ts";
import { classes } from "#ui/classes.ts";
import * as words from "#words/floor-plan.ts";

type RoomTableProps = { schedule: RoomSchedule; className?: string };

/** Narrow rooms of the floor plan refer to the row numbers of this table. */
export function RoomTable({ schedule: { rooms, inside, balcony }, className }: RoomTableProps) {
  const hasBalcony = rooms.some(({ kind }) => kind === "balcony");
  return (
    <div className={className}>
      <table className="w-full text-sm">
        <caption className="sr-only">{words.tableCaption}</caption>
        <thead>
          <tr className="border-b border-rule-strong text-xs text-fg-soft">
            <Head className="text-start">{words.room}</Head>
            <Head className="text-end">{words.size}</Head>
            <Head className="text-end">{words.area}</Head>
          </tr>
        </thead>
        <tbody className="[counter-reset:row]">
          {rooms.map(({ kind, number, size, area }) => (
            <tr key={`${kind} ${number}`} className="border-b border-rule [counter-increment:row]">
              <th
                scope="row"
                className="py-1.5 text-start font-normal before:inline-block before:w-6 before:text-xs before:text-fg-soft before:content-[counter(row)_/_''] print:py-0.5"
              >
                {words.roomName(kind, number)}
              </th>
              <td className="py-1.5 text-end text-fg-soft print:py-0.5">
                <bdi>{size}</bdi>
              </td>
              <td className="py-1.5 text-end print:py-0.5">
                <bdi>{area}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-medium">
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

function Head({ className, children }: { className: string; children: string }) {
  return (
    <th scope="col" className={classes("py-1.5 font-medium", className)}>
      {children}
    </th>
  );
}

function Total({ label, area }: { label: string; area: string }) {
  return (
    <tr className="border-b border-rule">
      <th scope="row" colSpan={2} className="py-1.5 text-start print:py-0.5">
        {label}
      </th>
      <td className="py-1.5 text-end print:py-0.5">
        <bdi>{area}</bdi>
      </td>
    </tr>
  );
}
