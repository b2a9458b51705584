/** As site/store/open-groups.ts keeps them in the history entry. */
type Entry = { openGroups?: Record<string, boolean> } | null;

/** Opens the groups that were open when the visitor left the page, so that the scroll position fits. */
export function openGroups(): void {
  const groups = (history.state as Entry)?.openGroups ?? {};
  for (const [key, isOpen] of Object.entries(groups)) {
    const group = document.getElementById(key);
    if (group instanceof HTMLDetailsElement) group.open = isOpen;
  }
}
