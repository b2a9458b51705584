import { memo, useDeferredValue, useEffect, useMemo, useState } from "react";
import { office } from "#catalog/office.ts";
import { defaultChoices } from "#domain/purchase/default-choices.ts";
import { later } from "#domain/purchase/dates.ts";
import { inputText } from "#domain/purchase/inputs.ts";
import { releaseOf } from "#domain/purchase/sale-terms.ts";
import { localDay } from "#domain/time-zone.ts";
import { showInputs } from "#site/store/home-link.ts";
import * as words from "#words/cash-calendar.ts";
import { dayOf } from "#words/homes.ts";
import { CashChart } from "./cash-chart.tsx";
import { inputNote, limitNote } from "./correction-texts.ts";
import { DueTable } from "./due-table.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { GoodToKnow } from "./good-to-know.tsx";
import { type Inputs, InputsContext } from "./inputs-context.ts";
import { MainFigure, RatesNote } from "./main-figure.tsx";
import { PaymentTimeline } from "./payment-timeline.tsx";
import { PrintedInputs } from "./printed-inputs.tsx";
import { PurchaseContext } from "./purchase-context.ts";
import { PurchaseForm } from "./purchase-form.tsx";
import { StopPaying } from "./stop-paying.tsx";
import { useBuyerChoices } from "./use-buyer-choices.ts";
import { type HomeForSale, type PurchasePlans, usePurchasePlans } from "./use-purchase-plans.ts";

/** The buyer's choices are in the URL. Headings are of level 4, below the dialog's heading of level 3. */
export function CashCalendar(props: HomeForSale) {
  const { market, development, home, terms } = props;
  const release = releaseOf(terms);
  const [defaults] = useState(() => {
    const today = localDay(Date.now(), office.timeZone);
    return defaultChoices(market, later(today, release ?? today));
  });
  const { choices, corrections, change, query } = useBuyerChoices(defaults, market, release);
  // The fields show a change at once; the figures are rendered later and leave time for the next key.
  const shown = useDeferredValue(useMemo(() => ({ choices, query }), [choices, query]));
  const purchasePlans = usePurchasePlans(props, shown.choices);
  const { purchasePlan } = purchasePlans.purchase;
  useEffect(
    () => showInputs(development.key, home.number, shown.query),
    [development.key, home.number, shown.query],
  );
  const inputs: Inputs = {
    choices,
    notes: [
      ...corrections.map((correction) => inputNote(correction, market)),
      ...purchasePlan.corrections.map((correction) => limitNote(correction, market)),
    ],
    textOf: (name) => inputText(name, choices, market),
    change,
  };
  return (
    <PurchaseContext value={purchasePlans.purchase}>
      <div className="@container">
        {release !== null && (
          <p className="mb-6 border-s-2 border-highlight ps-4 text-sm">
            <strong className="font-semibold">{words.indicative}</strong>{" "}
            {market.words.text("note", "notReleased")} {words.fromRelease(dayOf(release))}
          </p>
        )}
        <div className="grid gap-x-10 gap-y-8 @3xl:grid-cols-[16rem_minmax(0,1fr)] @3xl:grid-rows-[auto_1fr] print:block">
          <div className="min-w-0 @3xl:col-start-2">
            <MainFigure />
          </div>
          <InputsContext value={inputs}>
            <PurchaseForm className="space-y-6 @3xl:col-start-1 @3xl:row-span-2 @3xl:row-start-1 print:hidden" />
          </InputsContext>
          <div className="min-w-0 space-y-12 @3xl:col-start-2 print:mt-4 print:space-y-6">
            <Figures {...purchasePlans} />
          </div>
        </div>
        <div className="mt-12 space-y-12 print:mt-6 print:space-y-6">
          <Details />
        </div>
      </div>
    </PurchaseContext>
  );
}

/** Rendered again only with new purchase plans, not with every key. */
const Figures = memo(function Figures({ purchase, handovers }: PurchasePlans) {
  const { keys } = purchase.purchasePlan.dates;
  return (
    <>
      <PrintedInputs />
      <div>
        <FiguresTable handovers={handovers} />
        <RatesNote />
      </div>
      <CashChart
        compared={handovers.find(({ purchasePlan }) => purchasePlan.dates.keys !== keys)}
      />
    </>
  );
});

const Details = memo(function Details() {
  return (
    <>
      <PaymentTimeline />
      <DueTable />
      <StopPaying />
      <GoodToKnow />
    </>
  );
});
