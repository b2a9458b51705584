import { absoluteUrl } from "#catalog/absolute-url.ts";
import { company } from "#catalog/company.ts";
import { useHomeLink } from "#site/store/home-link.ts";
import * as words from "#words/home-dialog.ts";
import * as homeWords from "#words/homes.ts";

type PrintedFootProps = { development: { key: string; title: string }; home: { number: string } };

/** On paper: contacts, the page's link, and the home's name at the head of every page. */
export function PrintedFoot({ development, home }: PrintedFootProps) {
  const { name, phones, email } = company;
  const url = absoluteUrl(useHomeLink(development.key, home.number));
  const title = homeWords.homeTitle(home.number, development.title);
  const pageHead = `@page home-dialog { @top-right { content: ${JSON.stringify(title)} } }`;
  return (
    <>
      <style>{pageHead}</style>
      <p className="hidden border-t border-rule pt-2 text-xs wrap-anywhere text-fg-soft print:block">
        {[name, phones[0], email, words.printedFrom(url)].join(" · ")}
      </p>
    </>
  );
}
