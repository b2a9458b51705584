import { classes } from "#ui/classes.ts";
import * as words from "#words/cash-calendar.ts";
import { dayOf } from "#words/homes.ts";
import { AssumptionMark } from "./assumption-mark.tsx";
import { type ComparedPurchasePlan, figureRows, ownFigureHints } from "./figure-rows.ts";
import { amountText } from "./formats.ts";
import { About } from "./main-figure.tsx";
import { usePurchase } from "./purchase-context.ts";

export type Handover = ComparedPurchasePlan & { label: string };

export function FiguresTable({ handovers }: { handovers: readonly Handover[] }) {
  const { purchasePlan } = usePurchase();
  return (
    <div>
      <table className="w-full text-sm">
        <caption className="sr-only">{words.figures}</caption>
        <thead>
          <tr className="border-b border-rule">
            <th scope="col" className="pb-2 text-start">
              <span className="sr-only">{words.figure}</span>
            </th>
            {handovers.map(({ label }) => (
              <th
                key={label}
                scope="col"
                className="ps-3 pb-2 text-end text-xs font-medium text-fg-soft"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figureRows(handovers).map((row) => (
            <tr key={row.label} className="border-b border-rule align-baseline">
              <th scope="row" className="py-2.5 text-start font-normal print:py-1">
                <span className={classes(row.isMain && "font-semibold")}>{row.label}</span>
                {row.help && <span className="block text-xs text-fg-soft">{row.help}</span>}
                {row.assumption && (
                  <span className="block text-xs text-fg-soft">
                    <AssumptionMark /> {row.assumption}
                  </span>
                )}
              </th>
              {row.cells.map(({ text, note, amount }, index) => (
                <td
                  key={handovers[index]?.label}
                  className={classes(
                    "py-2.5 ps-3 text-end print:py-1",
                    row.isMain && "font-semibold",
                  )}
                >
                  {text}
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
