import { useState } from "react";

type Draft = [text: string, write: (text: string) => void, discard: () => void];

/** What is being typed, kept for this tab until it is sent: over an error, a reload and a new sign-in. */
export function useDraft(name: string, initial = ""): Draft {
  const key = `desk-draft:${name}`;
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
