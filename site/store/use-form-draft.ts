import { useEffect, useEffectEvent } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { type FormDraft, textsIn } from "./form-draft.ts";

export function useFormDraft<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  keep: (values: Values) => void,
): void {
  const keepValues = useEffectEvent(keep);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepValues(values),
      }),
    [subscribe],
  );
}

/** Fields that the visitor has not changed get the prefilled texts. */
export function fillFromDraft<Values extends FieldValues>(
  { getValues, reset }: Pick<UseFormReturn<Values>, "getValues" | "reset">,
  draft: FormDraft,
  prefill: Record<string, string>,
): void {
  const typed = textsIn(getValues());
  const filled = Object.entries(typed).filter(([, text]) => text);
  const fields = draft.open(prefill, Object.fromEntries(filled));
  // A reset renders the whole form again.
  if (Object.entries(fields).every(([name, text]) => text === (typed[name] ?? ""))) return;
  reset({ ...typed, ...fields } as DefaultValues<Values>, {
    keepDefaultValues: true,
    keepErrors: true,
  });
}
