import type { LeadView } from "#domain/desk/lead.ts";
import type { LeadRow } from "#domain/desk/leads.ts";
import { createStore } from "#desk/state/store.ts";

export type Conflict = {
  seen: LeadRow;
  /** The whole lead at that time, where it was open. */
  before: LeadView | undefined;
  now: LeadView;
};

type Choice = "mine" | "theirs";
type Question = { conflict: Conflict; choose: (choice: Choice) => void };

const questions = createStore<readonly Question[]>([]);

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

export function useConflict(): Question | undefined {
  return questions.use(([oldest]) => oldest);
}

export function withdrawConflicts(): void {
  for (const { choose } of questions.get()) choose("theirs");
}
