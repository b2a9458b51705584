import { whenIdle } from "./when-idle.ts";

/** Makes a change that lays out the whole page: the screen at once, and each section below it in a
 * task of its own. Meanwhile such a section keeps its height (not-hydrated.css). */
export function layOutInTurn(change: () => void): void {
  const sections = [
    ...document.querySelectorAll<HTMLElement>("section:not(section section), footer"),
  ];
  const below = sections.filter((section) => section.getBoundingClientRect().top > innerHeight);
  for (const section of below) section.style.contentVisibility = "auto";
  change();
  layOutNext(below);
}

function layOutNext([section, ...others]: HTMLElement[]) {
  if (!section) return;
  whenIdle(() => {
    section.style.contentVisibility = "";
    section.getBoundingClientRect(); // lays it out before the next one changes
    layOutNext(others);
  });
}
