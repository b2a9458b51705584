import { href } from "react-router";
import { create } from "zustand";
import { shownSearch } from "./shown-query.ts";
import { useChosenUnits } from "./units.ts";

const useShown = create(() => ({ development: "", number: "", query: "", part: "" }));

/** The link to a home as it is shown: with the inputs of its cash calendar, which shows the same figures
 * on any day, with currency and unit of area, and with the part that is on the screen. */
export function useHomeLink(development: string, number: string): string {
  const { part, ...shown } = useShown();
  const isShown = shown.development === development && shown.number === number;
  const asked = new URLSearchParams(isShown ? shown.query : "");
  // The list of all homes names the development too.
  asked.set("home", number);
  const query = useQueryWithUnits(asked.toString());
  return `${href("/homes/:key", { key: development })}?${query}${part && `#${part}`}`;
}

/** Adds currency and unit where the visitor has chosen them. */
export function useQueryWithUnits(query: string): string {
  const { currency, areaUnit } = useChosenUnits();
  const written = new URLSearchParams(query);
  if (currency) written.set("currency", currency);
  if (areaUnit) written.set("unit", areaUnit);
  return written.toString();
}

/** Called by the cash calendar with the query of its inputs. */
export function showInputs(development: string, number: string, query: string): void {
  useShown.setState({ development, number, query });
}

/** Called by the dialog of a home. The part is the URL's fragment; the first part needs none. */
export function showPartInUrl(part: string): void {
  useShown.setState({ part });
  // The dialog can be seen until it has slid away.
  if (!new URLSearchParams(shownSearch()).has("home")) return;
  const fragment = part && `#${part}`;
  history.replaceState(history.state, "", location.pathname + location.search + fragment);
}
