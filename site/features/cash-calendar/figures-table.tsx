import { classes } from "#ui/classes.ts";
import * as words from "#words/cash-calendar.ts";
import { dayOf } from "#words/homes.ts";
import { AssumptionMark } from "./assumption-mark.tsx";
import { type ComparedPurchasePlan, figureRows, ownFigureHints } from "./figure-rows.ts";
import { amountText } from "./formats.ts";
import { About } from "./main-figure.tsx";
import { usePurchase } from "./purchase-context.ts";

export type Handover = ComparedPurchasePlan & { label: string };

const row = "@max-md:grid @max-md:gap-x-2";

/** A currency may stand above its amount where three figures are side by side. */
function breakable(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

export function FiguresTable({ handovers }: { handovers: readonly Handover[] }) {
  const { purchasePlan } = usePurchase();
  // On a narrow screen the label is above its figures.
  const columns = { gridTemplateColumns: `repeat(${handovers.length}, minmax(0, 1fr))` };
  return (
    <div>
      <table className="w-full text-sm @max-md:block">
        <caption className="sr-only">{words.figures}</caption>
        <thead className="@max-md:block">
          <tr className={classes(row, "border-b border-rule")} style={columns}>
            <th
              scope="col"
              className="pb-2 text-start @max-md:col-span-full @max-md:h-0 @max-md:p-0"
            >
              <span className="sr-only">{words.figure}</span>
            </th>
            {handovers.map(({ label }) => (
              <th
                key={label}
                scope="col"
                className="ps-3 pb-2 text-end text-xs font-medium text-fg-soft @max-md:ps-0 @max-md:text-start"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-md:block">
          {figureRows(handovers).map(({ label, help, assumption, isMain, cells }) => (
            <tr
              key={label}
              className={classes(row, "border-b border-rule align-baseline")}
              style={columns}
            >
              <th
                scope="row"
                className="py-2.5 text-start font-normal @max-md:col-span-full @max-md:pb-0 print:py-1"
              >
                <span className={classes(isMain && "font-semibold")}>{label}</span>
                {help && <span className="block text-xs text-fg-soft">{help}</span>}
                {assumption && (
                  <span className="block text-xs text-fg-soft">
                    <AssumptionMark /> {assumption}
                  </span>
                )}
              </th>
              {cells.map(({ text, note, amount }, index) => (
                <td
                  key={handovers[index]?.label}
                  className={classes(
                    "py-2.5 ps-3 text-end @max-md:ps-0 @max-md:pt-1 @max-md:text-start @md:whitespace-nowrap print:py-1",
                    isMain && "font-semibold",
                    handovers.length > 2 && "@max-md:text-xs",
                  )}
                >
                  {breakable(text)}
                  {note && <span className="block text-xs font-normal text-fg-soft">{note}</span>}
                  {amount !== undefined && <About amount={amount} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {purchasePlan.dates.offPlan && (
        <p className="mt-2 text-xs text-fg-soft">{words.lateHandover}</p>
      )}
      <RentSource />
      {ownFigureHints(purchasePlan).map((hint) => (
        <p key={hint} className="mt-2 text-xs text-fg-soft print:hidden">
          {hint}
        </p>
      ))}
    </div>
  );
}

/** Says where the rent comes from, unless the buyer put in another. */
function RentSource() {
  const { purchasePlan, choices, rents, market } = usePurchase();
  const { usualRent } = purchasePlan;
  if (choices.rent !== 0 && choices.rent !== usualRent) return null;
  return (
    <p className="mt-2 text-xs text-fg-soft">
      {words.rentSource(amountText(usualRent, market), rents.source, dayOf(rents.asOf))}
    </p>
  );
}
