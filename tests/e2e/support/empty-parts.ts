import type { Page } from "@playwright/test";

/** Headings, links and buttons without a name, lists without entries, and carousels without slides. */
export function findEmptyParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = "h1, h2, h3, h4, h5, h6, a, button, summary, legend, option:not([value=''])";
    const isNameless = (element: Element) =>
      !element.textContent.trim() &&
      !element.getAttribute("aria-label") &&
      !element.querySelector("img[alt]:not([alt='']), [aria-label]") &&
      !element.closest("[aria-hidden='true']");
    const holders = "ul, ol, dl, tbody, select, nav, section, aside, .carousel-track";
    const isEmpty = (element: Element) => element.childElementCount === 0;
    return [
      ...[...document.querySelectorAll(named)].filter(isNameless),
      ...[...document.querySelectorAll(holders)].filter(isEmpty),
    ].map((element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 120));
  });
}
