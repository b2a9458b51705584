import { company } from "#catalog/company.ts";
import * as words from "#words/home-sheet.ts";

/** On paper: who to ask, and where the sheet comes from. */
export function PrintedFoot({ path }: { path: string }) {
  const { name, phones, email, siteUrl } = company;
  return (
    <p className="hidden border-t border-rule pt-2 text-xs text-fg-soft print:block">
      {[name, phones[0], email, words.printedFrom(new URL(path, siteUrl).href)].join(" · ")}
    </p>
  );
}
