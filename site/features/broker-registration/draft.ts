import { flushSync } from "react-dom";
import * as z from "zod/mini";
import { REGISTRATION_TYPES, type RegistrationType } from "#domain/option-lists.ts";
import type { LeadFiles } from "#site/api/lead-body.ts";
import { createSessionStore } from "#site/store/session-store.ts";

/** [4.036]-[4.039] Step 0 is the choice of the type, step 3 the documents. */
export const DOCUMENTS_STEP = 3;

export const HEADING_ID = "registration-heading";

/** Numbers of documents are not left behind in the browser. */
const NEVER_STORED = new Set(["reraNumber"]);

const values = z.record(z.string(), z.string());

const storedSchema = z.object({
  type: z.enum(REGISTRATION_TYPES),
  step: z.number().check(z.int(), z.minimum(0), z.maximum(DOCUMENTS_STEP)),
  /** The values typed so far, under the name that drafts of earlier releases have. */
  answers: z.object({ agency: values, individual: values }),
  /** Whether files were chosen, which cannot be stored. Missing in drafts of earlier releases. */
  hadFiles: z.optional(z.boolean()),
});

type Receipt = { reference: string | null };

type Draft = Required<z.infer<typeof storedSchema>> & { files: LeadFiles; receipt: Receipt | null };

const emptyDraft: Draft = {
  type: "agency", // the default of [2.118]
  step: 0,
  answers: { agency: {}, individual: {} },
  hadFiles: false,
  files: {},
  receipt: null,
};

const draft = createSessionStore({
  name: "broker-registration",
  initial: emptyDraft,
  schema: storedSchema,
  toStored: ({ type, step, answers, hadFiles }) => ({
    type,
    step,
    hadFiles,
    answers: { agency: storable(answers.agency), individual: storable(answers.individual) },
  }),
});

/** The draft survives a reload of this tab; the page restores it after hydration. */
export const useDraft = draft.useStore;
export const restoreDraft = draft.restore;

export function valuesSoFar(type: RegistrationType): Record<string, string> {
  return useDraft.getState().answers[type];
}

export function chooseType(type: RegistrationType): void {
  useDraft.setState({ type });
}

export function keepValues(type: RegistrationType, given: Record<string, unknown>): void {
  const filled = Object.entries(given).filter(([, value]) => typeof value === "string" && value);
  useDraft.setState(({ answers }) => ({
    answers: { ...answers, [type]: Object.fromEntries(filled) },
  }));
}

export function keepFiles(files: LeadFiles): void {
  useDraft.setState({ files, hadFiles: Object.keys(files).length > 0 });
}

export function goToStep(step: number): void {
  flushSync(() => useDraft.setState({ step, receipt: null }));
  document.getElementById(HEADING_ID)?.focus();
}

export function finishRegistration(receipt: Receipt): void {
  flushSync(() => useDraft.setState({ ...emptyDraft, receipt }));
  document.getElementById(HEADING_ID)?.focus();
}

function storable(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !NEVER_STORED.has(name)));
}
