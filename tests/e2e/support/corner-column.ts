import type { Page } from "@playwright/test";

/** Lists hearts, prices, totals and captions that reach into the column of the corner buttons, where one of
 * them would cover them at some position of the page. A card that the screen cuts off is left out: the
 * visitor moves its row. */
export function findInCornerColumn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const PRICE = /(?:\b[A-Z]{3}|\p{Sc}) ?\d/u;
    const HEART = /shortlist|wishlist/i;
    const CAPTION = "figcaption, .project-tile, article:has([aria-label$=wishlist])";
    const buttons = [...document.querySelectorAll("[aria-label=Shortcuts] :is(a, button)")];
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    const column = Math.min(...boxes.filter(({ width }) => width > 0).map(({ left }) => left));
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

    const controls = [...document.querySelectorAll("main :is(a, button)")].filter(isSeen);
    const hearts = controls.filter((control) => HEART.test(nameOf(control)));
    const inColumn = hearts.filter((heart) => reaches(heart, heart));

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element?.closest("main, footer") || element.closest("dialog, noscript, script"))
        continue;
      if (!isKept(texts.currentNode.nodeValue ?? "", element) || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (reaches(range, element)) inColumn.push(element);
    }
    return inColumn.map(
      (element) => `"${nameOf(element).slice(0, 60)}" in ${element.outerHTML.slice(0, 100)}`,
    );

    function isKept(text: string, element: Element): boolean {
      if (!text.trim() || element.closest("button, .button")) return false;
      const sums = element.closest("dd, tfoot td")?.closest("dl, tfoot")?.textContent ?? "";
      return PRICE.test(text) || /total/i.test(sums) || element.closest(CAPTION) !== null;
    }

    function nameOf(element: Element): string {
      return element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
    }

    function reaches(measured: Element | Range, element: Element): boolean {
      // Text for screen readers alone is one pixel wide.
      const lines = [...measured.getClientRects()].filter(({ width }) => width > 1);
      if (!lines.some(({ left, right }) => right > column && left < innerWidth)) return false;
      const card = element.closest("li, article, figure")?.getBoundingClientRect();
      return !isInRow(element) || (card?.right ?? 0) <= innerWidth;
    }

    function isInRow(element: Element | null): boolean {
      if (!element) return false;
      const { overflowX } = getComputedStyle(element);
      const isRow = overflowX !== "visible" && element.scrollWidth > element.clientWidth;
      return isRow || isInRow(element.parentElement);
    }
  });
}
