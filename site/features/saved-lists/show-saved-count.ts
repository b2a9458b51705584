import { parts } from "#catalog/parts.ts";
import { countSavedHomes, savedCount } from "#site/store/saved-count.ts";
import * as words from "#words/saved-lists.ts";

/** Keeps the badge and the name of the header's heart. */
export function showSavedCount(): void {
  const lists = document.querySelector("[data-saved-lists]");
  const button = lists?.querySelector("button");
  const badge = lists?.querySelector<HTMLElement>(":scope > span");
  if (!button || !badge) return;
  const name = button.getAttribute("aria-label") ?? "";
  savedCount.subscribe(({ homes, products }) => {
    const count = homes + products;
    button.setAttribute("aria-label", words.withCount(name, count));
    badge.dataset["count"] = String(count);
    badge.hidden = count === 0;
  });
  if (parts.homes) countSavedHomes();
}
