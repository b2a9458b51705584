import { createStore } from "#desk/state/store.ts";

type Question = { settle: (isConfirmed: boolean) => void };

const question = createStore<Question | null>(null);
let asked: Promise<boolean> | null = null;

/** Asks the person to prove who they are. Requests that need it at the same time share one question. */
export function askForTouch(): Promise<boolean> {
  asked ??= new Promise((resolve) => {
    question.set({
      settle(isConfirmed) {
        question.set(null);
        asked = null;
        resolve(isConfirmed);
      },
    });
  });
  return asked;
}

export function useTouchQuestion(): Question | null {
  return question.use((open) => open);
}

export function withdrawTouch(): void {
  question.get()?.settle(false);
}
