import { absoluteUrl } from "#catalog/absolute-url.ts";
import { company } from "#catalog/company.ts";
import { printedFrom } from "#words/homes.ts";

/** At the end of a printed sheet: who made it, and the link that shows it again. */
export function PrintedContacts({ path }: { path: string }) {
  const { name, phones, email } = company;
  return (
    <p className="hidden border-t border-rule pt-2 text-xs wrap-anywhere text-fg-soft print:block">
      {[name, phones[0], email, printedFrom(absoluteUrl(path))].join(" · ")}
    </p>
  );
}
