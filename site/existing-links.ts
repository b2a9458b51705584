import { pageExists } from "./existing-pages.ts";

export type MenuLink = { label: string; to: string };
export type MenuGroup = { label?: string; links: MenuLink[] };
export type MenuEntry = MenuLink & { groups?: MenuGroup[] };

/** A submenu that leads nowhere but to the page of its entry is left out. */
export function existingEntries(entries: MenuEntry[]): MenuEntry[] {
  return existingLinks(entries).map(({ groups: all = [], ...entry }) => {
    const groups = existingGroups(all);
    const leadsElsewhere = groups.some(({ links }) => links.some(({ to }) => to !== entry.to));
    return leadsElsewhere ? { ...entry, groups } : entry;
  });
}

export function existingGroups(groups: MenuGroup[]): MenuGroup[] {
  return groups
    .map((group) => ({ ...group, links: existingLinks(group.links) }))
    .filter(({ links }) => links.length > 0);
}

export function existingLinks<Link extends MenuLink>(links: Link[]): Link[] {
  return links.filter(({ to }) => pageExists(to));
}
