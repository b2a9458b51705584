import type { Page } from "@playwright/test";

/**
 * What a visitor could not reach because it lies beside the screen: the page itself when it scrolls
 * sideways, and controls that begin or end outside, save those in a row that is made to be scrolled.
 * Fields must keep a margin, for the ring around the one that has the focus.
 */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isInRow = (element: Element | null): boolean => {
      if (!element) return false;
      const { overflowX, position } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth) return true;
      return position !== "fixed" && isInRow(element.parentElement);
    };
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex]",
    );
    const beside = [...controls].filter((control) => {
      if (
        control.tabIndex < 0 ||
        !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      ) {
        return false;
      }
      const { left, right, width } = control.getBoundingClientRect();
      // What is only read out is one pixel wide.
      const margin = control.matches("input, select, textarea") ? 8 : -1;
      if (width <= 1 || (left >= margin && right <= clientWidth - margin)) return false;
      return !isInRow(control);
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...beside.map((control) => {
        const { left, right } = control.getBoundingClientRect();
        return `${Math.round(left)} to ${Math.round(right)} px: ${control.outerHTML.slice(0, 120)}`;
      }),
    ];
  });
}
