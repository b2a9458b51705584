import { PrintedContacts } from "#site/home-details/printed-contacts.tsx";
import { useHomeLink } from "#site/store/home-link.ts";
import * as homeWords from "#words/homes.ts";

type PrintedFootProps = { development: { key: string; title: string }; home: { number: string } };

/** On paper: contacts, the page's link, and the home's name at the head of every page. */
export function PrintedFoot({ development, home }: PrintedFootProps) {
  const title = homeWords.homeTitle(home.number, development.title);
  const pageHead = `@page home-dialog { @top-right { content: ${JSON.stringify(title)} } }`;
  return (
    <>
      <style>{pageHead}</style>
      <PrintedContacts path={useHomeLink(development.key, home.number)} />
    </>
  );
}
