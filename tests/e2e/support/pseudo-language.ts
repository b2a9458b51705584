import type { Page } from "@playwright/test";
import { company } from "#catalog/company.ts";

/** Turns an English page into one that runs from right to left. */
export function mirrorPage(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
}

/** Makes every text half as long again, as a translation may be. Numbers, addresses, the company's
 * name and the texts in the elements of the given selector stay. */
export function lengthenTexts(page: Page, excluded: string): Promise<void> {
  return page.evaluate(
    ({ companyName, kept }) => {
      const isTranslated = (text: string) =>
        /\p{L}{2}/u.test(text) && !text.includes("@") && text !== companyName;

      /** A text of several words repeats some of them; a single word gets longer. */
      function lengthen(text: string): string {
        const words = text.trim().split(/\s+/);
        const half = Math.ceil(text.trim().length / 2);
        if (words.length === 1) return text.trimEnd() + text.trim().slice(0, half).toLowerCase();
        let added = "";
        for (const word of words) if (added.length < half) added += ` ${word}`;
        return text.trimEnd() + added + (/\s$/.test(text) ? " " : "");
      }

      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest(kept)) continue;
        if (isTranslated(node.nodeValue ?? "")) node.nodeValue = lengthen(node.nodeValue ?? "");
      }
      for (const field of document.querySelectorAll<HTMLInputElement>("[placeholder]")) {
        if (isTranslated(field.placeholder)) field.placeholder = lengthen(field.placeholder);
      }
    },
    { companyName: company.name, kept: `script, style, noscript, textarea, bdi, ${excluded}` },
  );
}
