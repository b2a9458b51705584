import type { ReactNode } from "react";
import type { InputName } from "#domain/purchase/input-fields.ts";
import { useInputs } from "./inputs-context.ts";

/** A correction and its rule replace the field's help. */
export function useFieldHelp(name: InputName, help?: ReactNode): ReactNode {
  const { notes } = useInputs();
  const own = notes.filter(({ field }) => field === name);
  return own.length === 0 ? help : own.map(({ text }) => <FieldNoteText key={text} text={text} />);
}

export function FieldNoteText({ text }: { text: string }) {
  return (
    <span
      role="status"
      className="mb-1 block border-s-2 border-highlight ps-2.5 font-medium text-fg"
    >
      {text}
    </span>
  );
}
