import { createStore } from "./store.ts";
import { tryStorage } from "./try-storage.ts";

export type Fields = Record<string, string>;

export type Draft = {
  fields: Fields;
  /** The id of the change that was sent with these fields; the same fields sent again have the same id. */
  changeId?: string;
};

const PREFIX = "desk-draft:";

/** What is being typed, by person and form. It is kept in this tab over a reload and a new sign-in. */
export const drafts = createStore<ReadonlyMap<string, Draft>>(new Map(storedDrafts()));

export function draftKey(accountId: string | undefined, form: string): string {
  return `${accountId ?? ""}:${form}`;
}

export function keepDraft(key: string, draft: Draft | null): void {
  const kept = new Map(drafts.get());
  if (draft) kept.set(key, draft);
  else kept.delete(key);
  tryStorage(() => {
    if (draft) sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
    else sessionStorage.removeItem(PREFIX + key);
  });
  drafts.set(kept);
}

/** What somebody else has typed is not for the next person at this computer. */
export function discardDraftsOfOthers(accountId: string | undefined): void {
  discardDrafts((key) => accountId === undefined || !key.startsWith(draftKey(accountId, "")));
}

/** The names of the drafts about a lead end with its id. */
export function discardDraftsOf(leadId: string): void {
  discardDrafts((key) => key.endsWith(`:${leadId}`));
}

function discardDrafts(isMeant: (key: string) => boolean): void {
  for (const key of [...drafts.get().keys()].filter(isMeant)) keepDraft(key, null);
}

function storedDrafts(): [string, Draft][] {
  const stored = tryStorage(() => Object.entries<string>(sessionStorage)) ?? [];
  return stored
    .filter(([key]) => key.startsWith(PREFIX))
    .map(([key, text]) => [key.slice(PREFIX.length), JSON.parse(text) as Draft]);
}
