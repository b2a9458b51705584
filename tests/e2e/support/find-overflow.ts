import type { Page } from "@playwright/test";

/** Lists the page when it scrolls sideways, and controls that begin or end outside the screen, except
 * those in a scrollable row or on a map. Fields must keep a margin for their focus ring. */
export function findOverflow(page: Page): Promise<string[]> {
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
      // Text for screen readers alone is one pixel wide.
      const margin = control.matches("input, select, textarea") ? 8 : -1;
      if (width <= 1 || (left >= margin && right <= clientWidth - margin)) return false;
      return !isInRow(control) && !control.closest(".map");
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
