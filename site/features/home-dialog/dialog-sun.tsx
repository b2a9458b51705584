import { office } from "#catalog/office.ts";
import { decodeSun, decodeYear } from "#domain/homes/sun-code.ts";
import type { ListedHome } from "#domain/homes/listed-home.ts";
import type { HomeDetails } from "#site/views/home-details.ts";
import { Icon } from "#ui/icon.tsx";
import { chevronDown } from "#ui/icons.ts";
import * as words from "#words/home-sun.ts";
import * as dialogWords from "#words/home-dialog.ts";
import { DialogSection } from "./dialog-section.tsx";
import { sunSummary } from "#site/home-details/sun-summary.ts";
import { SunChart } from "./sun-chart.tsx";
import { SunTable } from "./sun-table.tsx";

export function DialogSun({ home, details }: { home: ListedHome; details: HomeDetails }) {
  const year = decodeSun(details.sun, `${home.wing}${home.stack}`, home.floor);
  if (!year) return null;
  const summary = sunSummary(year);
  return (
    <DialogSection part="sun" heading={dialogWords.sun}>
      <p className="max-w-text">
        {words.intro(office.timeZoneName)} {summary}
      </p>
      <SunChart
        year={year}
        daylight={decodeYear(details.daylight)}
        label={`${words.tableCaption}. ${summary}`}
      />
      <details className="group mt-4 text-sm print:mt-0">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium print:hidden">
          {words.showTable}
          <Icon shape={chevronDown} size={16} className="group-open:rotate-180" />
        </summary>
        <SunTable year={year} />
      </details>
      <p className="mt-3 max-w-text text-xs text-fg-soft print:mt-1 print:max-w-none">
        {words.method}
      </p>
    </DialogSection>
  );
}
