import { useSyncExternalStore } from "react";
import type { LeadSheet } from "#domain/desk/lead.ts";
import type { LeadRow } from "#domain/desk/leads.ts";

/** A change that was made on an older version of a lead. */
export type Conflict = {
  /** As the user saw it. */
  seen: LeadRow;
  /** The whole lead at that time, where it was open. */
  before: LeadSheet | undefined;
  now: LeadSheet;
};

type Choice = "mine" | "theirs";
type Question = { conflict: Conflict; answer: (choice: Choice) => void };

const listeners = new Set<() => void>();
let questions: readonly Question[] = [];

/** Asks the user; resolves with the choice. */
export function askAboutConflict(conflict: Conflict): Promise<Choice> {
  return new Promise((resolve) => {
    const question: Question = {
      conflict,
      answer(choice) {
        update(questions.filter((other) => other !== question));
        resolve(choice);
      },
    };
    update([...questions, question]);
  });
}

/** The oldest conflict without an answer. */
export function useConflict(): Question | undefined {
  return useSyncExternalStore(subscribe, () => questions[0]);
}

function update(next: readonly Question[]): void {
  questions = next;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
