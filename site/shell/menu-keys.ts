import { arrowStep } from "#site/ui/arrow-step.ts";
import { belongsToBrowser } from "#site/ui/belongs-to-browser.ts";

/** Left and right move between entries, up and down within a submenu. */
export function listenForArrows(menu: HTMLElement): void {
  menu.addEventListener("keydown", (event) => moveInMenu(menu, event));
}

function moveInMenu(menu: HTMLElement, event: KeyboardEvent) {
  if (belongsToBrowser(event)) return;
  const target = findTarget(event, menu, event.target as HTMLElement);
  if (!target) return;
  event.preventDefault();
  // The submenu that this key opens is shown first.
  requestAnimationFrame(() => target.focus());
}

function findTarget(event: KeyboardEvent, menu: HTMLElement, here: HTMLElement) {
  const entry = [...menu.children].find((child) => child.contains(here));
  if (!entry) return undefined;
  const step = arrowStep(event);
  if (step) return sibling(findAll(menu, "top"), entry, step);
  const sublinks = findAll(entry, "sub");
  const position = sublinks.indexOf(here);
  switch (event.key) {
    case "ArrowDown":
      return sublinks[position + 1] ?? sublinks[0];
    case "ArrowUp":
      return position > 0 ? sublinks[position - 1] : findAll(entry, "top")[0];
  }
}

function sibling(topLinks: HTMLElement[], entry: Element, step: number): HTMLElement | undefined {
  const position = topLinks.findIndex((link) => entry.contains(link));
  return topLinks.at((position + step) % topLinks.length);
}

function findAll(within: Element, kind: "top" | "sub"): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(`[data-menu="${kind}"]`)];
}
