import { createContext, use } from "react";
import { absoluteUrl } from "#catalog/absolute-url.ts";
import type { BuyerChoices } from "#domain/purchase/choices.ts";
import type { PurchasePlan } from "#domain/purchase/purchase-plan.ts";
import type { StatedRents } from "#domain/purchase/sale-terms.ts";
import { useHomeLink } from "#site/store/home-link.ts";
import type { ShownMarket } from "./shown-market.ts";

export type Purchase = {
  market: ShownMarket;
  developmentKey: string;
  /** The title of the development. */
  development: string;
  /** The number of the home. */
  home: string;
  /** The name of downloaded files without an ending: "warsan-tower-A-304". */
  fileName: string;
  choices: BuyerChoices;
  /** Where the usual rent comes from, and its day. */
  rents: Pick<StatedRents, "source" | "asOf">;
  purchasePlan: PurchasePlan;
  /** The expected day of the release, null once homes are for sale. */
  release: string | null;
};

export const PurchaseContext = createContext<Purchase | null>(null);

export function usePurchase(): Purchase {
  const purchase = use(PurchaseContext);
  if (!purchase) throw new Error("<CashCalendar> is missing");
  return purchase;
}

/** The link shows the same figures on any day. */
export function usePurchaseLink(): string {
  const { developmentKey, home } = usePurchase();
  return absoluteUrl(useHomeLink(developmentKey, home));
}
