import "#site/ui/printed-alone.css";
import { useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import { type DevelopmentHome, homeId } from "#domain/homes/home-list.ts";
import { outlookText, priceOrStatus, typeText } from "#site/homes/home-texts.ts";
import { PrintedContacts } from "#site/home-details/printed-contacts.tsx";
import type { Units } from "#site/homes/use-units.ts";
import * as words from "#words/home-list.ts";

type PrintedHomesProps = {
  homes: readonly DevelopmentHome[];
  titles: Record<string, string>;
  units: Units;
  /** Says how old the statuses are. */
  availability: string;
  /** The list with its filters. */
  path: string;
  onPrinted: () => void;
};

/** Prints itself, and nothing of the page. */
export function PrintedHomes(props: PrintedHomesProps) {
  const { homes, titles, units, availability, path } = props;
  const isOfOne = new Set(homes.map(({ development }) => development)).size === 1;
  const [first] = homes;
  const finish = useEffectEvent(props.onPrinted);

  useEffect(() => {
    const printing = new AbortController();
    // Some browsers print after `print` has returned.
    addEventListener("afterprint", () => finish(), { once: true, signal: printing.signal });
    print();
    return () => printing.abort();
  }, []);

  return createPortal(
    <section className="printed-alone hidden print:block">
      <h1 className="text-2xl">
        {isOfOne && first
          ? words.availableIn(homes.length, titles[first.development] ?? first.development)
          : words.availableHomes(homes.length)}
      </h1>
      <p className="mb-3 text-xs text-fg-soft">
        {availability}
        {units.ratesDay && ` ${words.pricesConverted(units.ratesDay)}`}
      </p>
      <table className="mb-4 w-full text-xs tabular-nums">
        <thead className="border-b border-fg text-start">
          <tr className="[&>th]:pe-3 [&>th]:pb-1 [&>th]:text-start [&>th]:font-medium">
            <th scope="col">{words.columnName("number")}</th>
            {!isOfOne && <th scope="col">{words.columnName("development")}</th>}
            <th scope="col">{words.columnName("bedrooms")}</th>
            <th scope="col" className="text-end!">
              {words.columnName("floor")}
            </th>
            <th scope="col" className="text-end!">
              {words.columnName("area")}
            </th>
            <th scope="col" className="text-end!">
              {words.balcony}
            </th>
            <th scope="col" className="ps-5">
              {words.outlook}
            </th>
            <th scope="col" className="text-end!">
              {words.columnName("price")}
            </th>
          </tr>
        </thead>
        <tbody>
          {homes.map((home) => (
            <tr key={homeId(home)} className="border-b border-rule [&>*]:py-0.5 [&>*]:pe-3">
              <th scope="row" className="text-start font-medium whitespace-nowrap">
                {home.number}
              </th>
              {!isOfOne && <td>{titles[home.development]}</td>}
              <td>{typeText(home)}</td>
              <td className="text-end">{home.floor}</td>
              <td className="text-end">{units.area(home.insideArea)}</td>
              <td className="text-end">{units.area(home.balconyArea)}</td>
              <td className="ps-5">{outlookText(home)}</td>
              <td className="text-end whitespace-nowrap">{priceOrStatus(home, units)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PrintedContacts path={path} />
    </section>,
    document.body,
  );
}
