import type { MenuEntry } from "#site/existing-links.ts";

/** A page below an entry counts too: /project-single/7 belongs to Projects. */
export function leadsTo({ to, groups = [] }: MenuEntry, pathname: string): boolean {
  const links = [to, ...groups.flatMap(({ links }) => links.map((link) => link.to))];
  return links.some((link) => firstWord(link) === firstWord(pathname));
}

function firstWord(path: string): string {
  return /^\/(\w*)/.exec(path)?.[1] || "home";
}
