import * as z from "zod/mini";
import { createSessionStore } from "./session-store.ts";
import { withSubjectLine } from "./subject-line.ts";

type Fields = Record<string, string>;

const fieldsSchema = z.record(z.string(), z.string());
const draftSchema = z.object({ fields: fieldsSchema, prefilled: fieldsSchema });

type Draft = {
  fields: Fields;
  /** Kept to tell prefilled texts from the visitor's own. */
  prefilled: Fields;
};

const emptyDraft: Draft = { fields: {}, prefilled: {} };

export type FormDraft = ReturnType<typeof createFormDraft>;

/** The draft lasts until the tab is closed. */
export function createFormDraft(name: string) {
  const { useStore, restore } = createSessionStore({
    name,
    initial: emptyDraft,
    schema: draftSchema,
    toStored: (draft) => draft,
  });

  /** What the form already contains has priority over the stored draft. */
  function open(prefill: Fields, typed: Fields = {}): Fields {
    restore();
    const { fields, prefilled } = useStore.getState();
    const draft = withPrefill({ fields: { ...fields, ...typed }, prefilled }, prefill);
    useStore.setState(draft);
    return draft.fields;
  }

  function keep(values: Record<string, unknown>): void {
    useStore.setState({ fields: textsIn(values) });
  }

  function clear(): void {
    useStore.setState(emptyDraft);
  }

  return { open, keep, clear };
}

/** Fields that the visitor has not changed, or has cleared on another page, get the new text. */
function withPrefill({ fields, prefilled }: Draft, prefill: Fields): Draft {
  const draft = { fields: { ...fields }, prefilled: { ...prefilled } };
  for (const [name, next] of Object.entries(prefill)) {
    const value = fields[name] ?? "";
    const previous = prefilled[name] ?? "";
    const filled = prefillField(name, { value, previous, next });
    draft.fields[name] = filled;
    if (filled !== value || value === previous) draft.prefilled[name] = next;
  }
  return draft;
}

type Prefill = { value: string; previous: string; next: string };

function prefillField(name: string, { value, previous, next }: Prefill): string {
  if (value === previous) return next;
  // What the visitor changed on this page stays as it is.
  if (next === previous) return value;
  if (value === "") return next;
  return name === "message" ? withSubjectLine(value, previous, next) : value;
}

export function textsIn(values: Record<string, unknown>): Fields {
  const texts = Object.entries(values).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(texts) as Fields;
}
