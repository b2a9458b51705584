import { rates } from "#catalog/rates.ts";
import { toAreaUnit } from "#domain/homes/area-unit.ts";
import type { ListedHome } from "#domain/homes/listed-home.ts";
import { useUnits } from "#site/homes/use-units.ts";
import type { HomeDetails } from "#site/views/home-details.ts";
import * as recordWords from "#words/development-record.ts";
import * as words from "#words/home-dialog.ts";
import { dayOf } from "#words/homes.ts";
import { FactList } from "./fact-list.tsx";
import { DialogSection } from "./dialog-section.tsx";

export function DialogTerms({ home, details }: { home: ListedHome; details: HomeDetails }) {
  const { price } = useUnits(rates);
  const { payment, construction, record, serviceCharge, parking } = details;
  const during = payment.instalments.reduce((sum, { share }) => sum + share, 0);
  const area = toAreaUnit(home.insideArea + home.balconyArea, rates.areaUnit);
  const rate = `${rates.currency} ${serviceCharge}`;
  return (
    <DialogSection part="terms" heading={words.terms}>
      <FactList
        facts={[
          { label: words.handover, value: <Handover construction={construction} /> },
          { label: words.construction, value: words.begins(dayOf(construction.started)) },
          {
            label: words.payment,
            value: words.paymentTerms(payment.booking, during, payment.keys),
          },
          {
            label: words.serviceCharge,
            value: words.yearlyCharge(price(area * serviceCharge), rate, rates.areaUnit),
          },
          { label: words.parking, value: words.parkingSpaces(parking[home.type] ?? 0) },
          ...record.facts,
        ]}
      />
      {record.isDemonstration && (
        <p className="mt-2 text-xs text-fg-soft">{recordWords.demonstration}</p>
      )}
    </DialogSection>
  );
}

function Handover({ construction }: Pick<HomeDetails, "construction">) {
  const [first, ...changes] = construction.promised;
  return (
    <>
      <strong className="font-semibold">{dayOf(construction.handover)}</strong>
      <ul className="mt-1 text-fg-soft">
        {first && <li>{words.firstPromised(dayOf(first.on), dayOf(first.handover))}</li>}
        {changes.map(({ on, handover }) => (
          <li key={on}>{words.changed(dayOf(on), dayOf(handover))}</li>
        ))}
        {changes.length === 0 && <li>{words.neverChanged}</li>}
      </ul>
    </>
  );
}
