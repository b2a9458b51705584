import { company } from "#content/company.ts";
import { mailLink } from "#content/contact-links.ts";
import { documentRetention } from "#content/document-retention.ts";

/** What a broker should know before uploading a passport. */
export function DocumentPrivacy() {
  return (
    <>
      Only our broker team can open your documents. {documentRetention} To have them deleted, write
      to{" "}
      <a href={mailLink} className="wrap-anywhere text-fg underline underline-offset-4">
        {company.email}
      </a>
      .
    </>
  );
}
