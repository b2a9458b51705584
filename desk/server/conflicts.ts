import type { LeadView } from "#domain/desk/lead.ts";
import type { LeadRow } from "#domain/desk/leads.ts";
import { createStore } from "#desk/parts/store.ts";

/** A change that was made on an older version of a lead. */
export type Conflict = {
  /** As the user saw it. */
  seen: LeadRow;
  /** The whole lead at that time, where it was open. */
  before: LeadView | undefined;
  now: LeadView;
};

type Choice = "mine" | "theirs";
type Question = { conflict: Conflict; choose: (choice: Choice) => void };

const questions = createStore<readonly Question[]>([]);

/** Asks the user; resolves with the choice. */
export function askAboutConflict(conflict: Conflict): Promise<Choice> {
  return new Promise((resolve) => {
    const question: Question = {
      conflict,
      choose(choice) {
        questions.set(questions.get().filter((other) => other !== question));
        resolve(choice);
      },
    };
    questions.set([...questions.get(), question]);
  });
}

/** The oldest conflict that nobody has decided. */
export function useConflict(): Question | undefined {
  return questions.use(([oldest]) => oldest);
}

/** Leaves every lead as it is now. */
export function withdrawConflicts(): void {
  for (const { choose } of questions.get()) choose("theirs");
}
