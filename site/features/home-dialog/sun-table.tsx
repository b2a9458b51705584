import { clockTime, sunMinutes, type SunYear } from "#domain/homes/sun-code.ts";
import * as words from "#words/home-sun.ts";

export function SunTable({ year }: { year: SunYear }) {
  return (
    <table className="w-full max-w-3xl">
      <caption className="sr-only">{words.tableCaption}</caption>
      <thead>
        <tr className="border-b border-rule-strong text-xs text-fg-soft">
          {[words.month, words.times, words.hours].map((column) => (
            <th key={column} scope="col" className="py-1.5 text-start font-medium last:text-end">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {year.map((day, month) => (
          <tr key={words.monthName(month)} className="border-b border-rule">
            <th scope="row" className="py-1.5 text-start font-normal">
              {words.monthName(month)}
            </th>
            <td className="py-1.5">
              {day.map(([from, to]) => words.fromTo(clockTime(from), clockTime(to))).join(", ")}
            </td>
            <td className="py-1.5 text-end">{words.duration(sunMinutes(day))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
