import { company } from "#catalog/company.ts";
import { mailLink } from "#catalog/contact-links.ts";
import { retentionText } from "#catalog/retention.ts";
import * as words from "#words/broker.ts";

export function DocumentPrivacy() {
  return (
    <>
      {words.documentAccess} {retentionText} {words.deletionBeforeEmail}
      <a href={mailLink} className="wrap-anywhere text-fg underline underline-offset-4">
        {company.email}
      </a>
      {words.deletionAfterEmail}
    </>
  );
}
