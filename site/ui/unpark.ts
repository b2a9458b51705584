export function unpark(within: Element): void {
  const parked = within.querySelector(":scope > noscript");
  if (parked) parked.outerHTML = parked.textContent;
}
