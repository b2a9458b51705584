import { useState } from "react";
import type { DevelopmentHome, PackedHomes } from "#domain/homes/home-list.ts";
import { officeTimeText } from "#site/homes/home-texts.ts";
import type { Units } from "#site/homes/use-units.ts";
import { useQueryWithUnits } from "#site/store/home-link.ts";
import { useUrlQuery } from "#site/store/url-query.ts";
import { homeParameters } from "#domain/homes/filter-url.ts";
import { file, printer } from "#site/ui/contact-icons.ts";
import { OnDemand } from "#site/ui/on-demand.tsx";
import { showToast } from "#site/ui/toast.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { saveFile } from "#ui/save-file.ts";
import { networkError } from "#words/errors.ts";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/home-list.ts";

type TakeHomesAwayProps = {
  lists: readonly PackedHomes[];
  /** The homes that fit the filters, in the order of the list. */
  homes: readonly DevelopmentHome[];
  asOf: string;
  units: Units;
};

const loadPrinted = () => import("./printed-homes.tsx");

/** The available homes of the list, as a table to print or for a spreadsheet. */
export function TakeHomesAway({ lists, homes, asOf, units }: TakeHomesAwayProps) {
  const [isPrinting, setPrinting] = useState(false);
  const availability = homeWords.availabilityAsOf(officeTimeText(asOf));
  const query = useQueryWithUnits(useUrlQuery(homeParameters).toString());
  const available = homes.filter(({ status }) => status === "available");
  if (available.length === 0) return null;
  const titles = Object.fromEntries(lists.map(({ key, title }) => [key, title]));
  const [only, ...others] = lists;
  const name = only && others.length === 0 ? `${only.key}-homes` : "homes";

  async function save() {
    try {
      const { homesCsv } = await import("./homes-csv.ts");
      const text = homesCsv(available, titles, asOf, units);
      saveFile(`${name}-${asOf.slice(0, 10)}.csv`, new Blob([text], { type: "text/csv" }));
    } catch {
      await showToast("error", networkError);
    }
  }

  return (
    <div
      role="group"
      aria-label={words.takeAway(available.length)}
      className="flex flex-wrap items-center gap-2 print:hidden noscript:hidden"
    >
      <span className="text-sm text-fg-soft max-sm:basis-full">
        {words.takeAway(available.length)}
      </span>
      <Button variant="outline" size="sm" onClick={() => setPrinting(true)}>
        <Icon shape={printer} size={18} />
        {words.print}
      </Button>
      <Button variant="outline" size="sm" onClick={save}>
        <Icon shape={file} size={18} />
        {words.saveCsv}
      </Button>
      <OnDemand wanted={isPrinting} load={loadPrinted} onFailure={() => setPrinting(false)}>
        {({ PrintedHomes }) =>
          isPrinting && (
            <PrintedHomes
              homes={available}
              titles={titles}
              units={units}
              availability={availability}
              path={`${location.pathname}${query && `?${query}`}`}
              onPrinted={() => setPrinting(false)}
            />
          )
        }
      </OnDemand>
    </div>
  );
}
