import { createContext, use } from "react";
import type { BuyerChoices } from "#domain/purchase/choices.ts";
import type { InputName } from "#domain/purchase/input-fields.ts";
import type { PurchasePlan } from "#domain/purchase/purchase-plan.ts";
import type { FieldNote } from "./correction-texts.ts";

export type NumberInput = Exclude<InputName, "buyer" | "use" | "pay" | "booking">;

/** One purchase as all parts of the calendar show it. */
export type Purchase = {
  /** The development's title. */
  development: string;
  /** The home's number. */
  home: string;
  /** Of the files to take away, without an ending: "warsan-tower-A-304". */
  fileName: string;
  /** Shows the same figures on any day. */
  link: string;
  choices: BuyerChoices;
  plan: PurchasePlan;
  /** The rent that is offered when the buyer chooses to let, in fils. */
  assumedRent: number;
  notes: readonly FieldNote[];
  /** A choice as its field shows it. */
  textOf: (name: InputName) => string;
  change: (name: InputName, text: string) => void;
};

export const PurchaseContext = createContext<Purchase | null>(null);

export function usePurchase(): Purchase {
  const purchase = use(PurchaseContext);
  if (!purchase) throw new Error("<CashCalendar> is missing");
  return purchase;
}
