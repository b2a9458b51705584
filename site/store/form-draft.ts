import * as z from "zod/mini";
import { createSessionStore } from "./session-store.ts";

type Fields = Record<string, string>;

const fieldsSchema = z.record(z.string(), z.string());
const draftSchema = z.object({ fields: fieldsSchema, prefilled: fieldsSchema });

type Draft = {
  fields: Fields;
  /** What we wrote into fields ourselves, to tell it from the visitor's own words. */
  prefilled: Fields;
};

const emptyDraft: Draft = { fields: {}, prefilled: {} };

export type FormDraft = ReturnType<typeof createFormDraft>;

/** What was typed into a form and not sent, for as long as the tab is open. */
export function createFormDraft(name: string) {
  const { useStore, restore } = createSessionStore({
    name,
    initial: emptyDraft,
    schema: draftSchema,
    toStored: (draft) => draft,
  });

  /** The fields that a form begins with; what it already holds goes before what was kept. */
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

/** Fields that are empty, or as they were prefilled before, take the new text; others stay. */
export function withPrefill({ fields, prefilled }: Draft, prefill: Fields): Draft {
  const untouched = Object.entries(prefill).filter(
    ([name]) => (fields[name] ?? "") === (prefilled[name] ?? ""),
  );
  const news = Object.fromEntries(untouched);
  return { fields: { ...fields, ...news }, prefilled: { ...prefilled, ...news } };
}

export function textsIn(values: Record<string, unknown>): Fields {
  const texts = Object.entries(values).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(texts) as Fields;
}
