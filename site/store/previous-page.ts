/** The path of the page that led here, also after a reload; null where the browser does not tell. */
export function previousPage(): string | null {
  const { navigation } = window as Partial<Pick<Window, "navigation">>;
  const entries = navigation?.entries().slice(0, navigation.currentEntry?.index) ?? [];
  // A page may have several entries of its own, such as for anchors.
  const before = entries.map(({ url }) => (url ? new URL(url).pathname : null));
  return before.findLast((path) => path !== location.pathname) ?? null;
}
