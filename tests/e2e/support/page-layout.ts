import type { Page } from "@playwright/test";
import { furtherRows } from "#tests/sweep.ts";

export type Sides = { left: number; right: number; top: number; bottom: number };

/** A visible element of a page. */
export type LayoutBox = Sides & {
  /** The same for this element at every reading of the page. */
  id: number;
  parent: number;
  /** Its place as a selector, and its text, for reports. */
  name: string;
  /** Where its own text is, without that of its children. */
  text: Sides | null;
  fontSize: number;
  isInline: boolean;
  /** Among words: its place depends on theirs. */
  isInText: boolean;
  hasDropCap: boolean;
  /** Its text shares lines with that of inline children. */
  isMixed: boolean;
  overflowX: string;
  overflowY: string;
  /** Shortens its text on purpose. */
  shortens: boolean;
};

export function readLayout(page: Page): Promise<LayoutBox[]> {
  const further = furtherRows && `${furtherRows}, ${furtherRows} *`;
  return page.evaluate((unread) => {
    type Numbered = Element & { layoutId?: number };
    const counter = globalThis as typeof globalThis & { lastLayoutId?: number };
    const isLetter = /\p{L}/u;
    // Drawings and charts that are the same in every language set their own direction.
    const skipped =
      (unread && `${unread}, `) +
      "body [dir=ltr] *, .map-canvas, script, style, noscript, br, wbr, source, option, svg *, .sr-only, .sr-only *, [class*=progress-bar]";
    return [...document.body.querySelectorAll<Numbered>(`:not(${skipped})`)]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .map(readBox)
      .filter(({ left, right, text }) => right - left > 1 || text);

    function readBox(element: Numbered) {
      const style = getComputedStyle(element);
      const parent = element.parentElement as Numbered | null;
      const isInline = style.display.startsWith("inline") || style.display === "contents";
      return {
        id: idOf(element),
        parent: parent && !isInTopLayer(element, style) ? idOf(parent) : 0,
        name: nameOf(element),
        ...sidesOf(element),
        text: textSides(element),
        fontSize: Number.parseFloat(style.fontSize),
        isInline,
        isInText: isInline && (style.display === "inline" || ownText(parent) !== ""),
        hasDropCap: element.localName === "p" && hasDropCap(element),
        isMixed: [...element.children].some(
          (child) =>
            child.localName !== "br" && getComputedStyle(child).display.startsWith("inline"),
        ),
        overflowX: style.overflowX,
        overflowY: style.overflowY,
        shortens: style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none",
      };
    }

    /** Nothing around it cuts it off. */
    function isInTopLayer(element: Element, { position }: CSSStyleDeclaration): boolean {
      return position === "fixed" || element.matches(":popover-open, :modal");
    }

    function idOf(element: Numbered): number {
      counter.lastLayoutId ??= 0;
      return (element.layoutId ??= ++counter.lastLayoutId);
    }

    function hasDropCap(element: Element): boolean {
      return (
        getComputedStyle(element, "::first-letter").getPropertyValue("initial-letter") !== "normal"
      );
    }

    function ownText(element: Element | null): string {
      const texts = [...(element?.childNodes ?? [])].filter(({ nodeType }) => nodeType === 3);
      const text = texts.map(({ nodeValue }) => nodeValue).join("");
      return isLetter.test(text) ? text : "";
    }

    function textSides(element: Element) {
      if (!ownText(element)) return null;
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === 3 && node.nodeValue?.trim(),
      );
      const sides = texts.map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return sidesOf(range);
      });
      return {
        left: Math.min(...sides.map(({ left }) => left)),
        right: Math.max(...sides.map(({ right }) => right)),
        top: Math.min(...sides.map(({ top }) => top)),
        bottom: Math.max(...sides.map(({ bottom }) => bottom)),
      };
    }

    function sidesOf(measured: Element | Range) {
      const { left, right, top, bottom } = measured.getBoundingClientRect();
      return { left, right, top, bottom };
    }

    function nameOf(element: Element): string {
      const path = [element.parentElement?.parentElement, element.parentElement, element];
      const selector = path.flatMap((part) => (part ? [selectorOf(part)] : [])).join(" > ");
      return `${selector} "${element.textContent?.trim().replaceAll(/\s+/g, " ").slice(0, 60)}"`;
    }

    function selectorOf(element: Element): string {
      const label = element.getAttribute("aria-label") ?? element.getAttribute("name");
      const classes = [...element.classList].filter((name) => /^[\w-]+$/.test(name)).slice(0, 3);
      return [element.localName, ...classes].join(".") + (label ? `[${label}]` : "");
    }
  }, further);
}
