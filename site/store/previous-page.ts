/** Also known after a reload; null where the browser has no Navigation API. */
export function previousPage(): string | null {
  const { navigation } = window as Partial<Pick<Window, "navigation">>;
  const entries = navigation?.entries().slice(0, navigation.currentEntry?.index) ?? [];
  // A page may have several history entries, such as for anchors.
  const before = entries.map(({ url }) => (url ? new URL(url).pathname : null));
  return before.findLast((path) => path !== location.pathname) ?? null;
}
