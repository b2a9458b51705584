import { createContext, use } from "react";
import type { BuyerChoices } from "#domain/purchase/choices.ts";
import type { InputName } from "#domain/purchase/input-fields.ts";
import type { FieldNote } from "./correction-texts.ts";

export type TypedInput = Exclude<InputName, "buyer" | "use" | "pay">;

export type Inputs = {
  choices: BuyerChoices;
  notes: readonly FieldNote[];
  textOf: (name: InputName) => string;
  change: (name: InputName, text: string) => void;
};

export const InputsContext = createContext<Inputs | null>(null);

export function useInputs(): Inputs {
  const inputs = use(InputsContext);
  if (!inputs) throw new Error("<CashCalendar> is missing");
  return inputs;
}
