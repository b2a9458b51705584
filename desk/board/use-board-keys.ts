import { navigate } from "#desk/navigation/desk-url.ts";
import { useKeys } from "#desk/shell/use-keys.ts";

type BoardKeys = {
  onStep: (id: string, steps: 1 | -1) => void;
};

/** The focus is the cursor: `data-card` is on the link of each card, `data-column` on each column. */
export function useBoardKeys({ onStep }: BoardKeys): void {
  const step = (steps: 1 | -1) => {
    const id = focusedCard()?.dataset.card;
    if (id) onStep(id, steps);
  };
  useKeys({
    j: () => moveInColumn(1),
    k: () => moveInColumn(-1),
    h: () => moveToColumn(-1),
    l: () => moveToColumn(1),
    "[": () => step(-1),
    "]": () => step(1),
    o() {
      const id = focusedCard()?.dataset.card;
      if (id) navigate(`/leads/${id}`);
    },
  });
}

/** Waits for the next render, because a card that changes its column is a new element. */
export function focusCard(id: string): void {
  setTimeout(() => {
    document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)?.focus();
  });
}

function focusedCard(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>("[data-card]") ?? null;
}

function moveInColumn(steps: number): void {
  const card = focusedCard();
  if (!card) return firstCard();
  const cards = cardsOf(card.closest("[data-column]"));
  cards[cards.indexOf(card) + steps]?.focus();
}

/** Goes to the nearest column with cards, at the same height. */
function moveToColumn(steps: 1 | -1): void {
  const card = focusedCard();
  if (!card) return firstCard();
  const columns = [...document.querySelectorAll("[data-column]")];
  const own = card.closest("[data-column]");
  const at = columns.findIndex((column) => column === own);
  const height = cardsOf(own).indexOf(card);
  for (let index = at + steps; columns[index]; index += steps) {
    const cards = cardsOf(columns[index] ?? null);
    const next = cards[Math.min(height, cards.length - 1)];
    if (next) return next.focus();
  }
}

function firstCard(): void {
  document.querySelector<HTMLElement>("[data-card]")?.focus();
}

function cardsOf(column: Element | null): HTMLElement[] {
  return [...(column?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
}
