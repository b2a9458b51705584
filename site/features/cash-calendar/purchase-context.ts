import { createContext, use } from "react";
import type { BuyerChoices } from "#domain/purchase/choices.ts";
import type { PurchasePlan } from "#domain/purchase/purchase-plan.ts";
import type { ShownMarket } from "./shown-market.ts";

/** One purchase as all parts of the calendar show it. */
export type Purchase = {
  market: ShownMarket;
  /** The development's title. */
  development: string;
  /** The home's number. */
  home: string;
  /** Of the files to take away, without an ending: "warsan-tower-A-304". */
  fileName: string;
  /** Shows the same figures on any day. */
  link: string;
  choices: BuyerChoices;
  purchasePlan: PurchasePlan;
};

export const PurchaseContext = createContext<Purchase | null>(null);

export function usePurchase(): Purchase {
  const purchase = use(PurchaseContext);
  if (!purchase) throw new Error("<CashCalendar> is missing");
  return purchase;
}
