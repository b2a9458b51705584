/** Inserts the text of a closed menu or panel (parked.tsx) as elements. The caller names the text as trusted. */
export function unpark(within: Element, trust: (html: string) => string): void {
  const parked = within.querySelector(":scope > noscript");
  if (parked) parked.outerHTML = trust(parked.textContent);
}
