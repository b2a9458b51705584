import { type DevelopmentHome, homeId } from "#domain/homes/home-list.ts";
import { homePath, openHome } from "#site/store/home-url.ts";
import type { Units } from "#site/homes/use-units.ts";
import { classes } from "#ui/classes.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { close } from "#ui/icons.ts";
import * as words from "#words/home-shortlist.ts";
import { compareRows } from "./compare-rows.ts";

type CompareTableProps = {
  homes: readonly DevelopmentHome[];
  titles: Record<string, string>;
  units: Units;
  onRemove: (id: string) => void;
};

/** The label of a row in which the homes differ has a mark. */
export function CompareTable({ homes, titles, units, onRemove }: CompareTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-140 table-fixed text-start text-sm">
        <thead>
          <tr className="border-b border-fg align-bottom">
            <th scope="col" className="w-28 py-3 pe-4 text-start font-normal text-fg-soft md:w-44">
              {words.home}
            </th>
            {homes.map((home) => (
              <th key={homeId(home)} scope="col" className="py-3 pe-4 text-start font-normal">
                <span className="flex items-center justify-between gap-2">
                  <a
                    href={homePath(home.development, home.number)}
                    onClick={openHome}
                    className="font-display text-xl whitespace-nowrap underline decoration-rule-strong decoration-1 underline-offset-4 hover:text-highlight"
                  >
                    {home.number}
                  </a>
                  <IconButton
                    label={words.remove(home.number)}
                    shape={close}
                    onClick={() => onRemove(homeId(home))}
                  />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(homes, titles, units).map(({ label, values, differs }) => (
            <tr key={label} className="border-b border-rule align-top">
              <th scope="row" className="py-3 pe-4 text-start font-normal text-fg-soft">
                {label}
                {differs && homes.length > 1 && (
                  <span className="block text-xs font-medium text-highlight">{words.differs}</span>
                )}
              </th>
              {values.map(({ id, text }) => (
                <td
                  key={id}
                  className={classes("py-3 pe-4", differs ? "font-medium" : "text-fg-soft")}
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
