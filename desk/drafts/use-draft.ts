import { useState } from "react";

type Draft = [text: string, write: (text: string) => void, discard: () => void];

const PREFIX = "desk-draft:";

/** What is being typed, kept for this tab until it is sent: over an error, a reload and a new sign-in. */
export function useDraft(name: string, initial = ""): Draft {
  const key = `${PREFIX}${name}`;
  const [draft, setDraft] = useState({ key, text: readDraft(key) ?? initial });
  const shown = draft.key === key ? draft : { key, text: readDraft(key) ?? initial };
  if (shown !== draft) setDraft(shown);
  return [
    shown.text,
    (text) => {
      keepDraft(key, text);
      setDraft({ key, text });
    },
    () => {
      keepDraft(key, "");
      setDraft({ key, text: initial });
    },
  ];
}

/** Forgets what was typed about a lead: the names of its drafts end with its id. */
export function discardDraftsOf(leadId: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && key.endsWith(`:${leadId}`)) sessionStorage.removeItem(key);
    }
  } catch {
    // As below.
  }
}

/** The storage may be full or blocked: then the text lives as long as the form. */
function readDraft(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepDraft(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
