import { company } from "#catalog/company.ts";
import { mailLink } from "#catalog/contact-links.ts";
import { retentionText } from "#catalog/retention.ts";

/** What a broker should know before uploading a passport. */
export function DocumentPrivacy() {
  return (
    <>
      Our broker team opens your documents to check your registration. The companies that run our
      server store them on our instructions. {retentionText} To have them deleted, write to{" "}
      <a href={mailLink} className="wrap-anywhere text-fg underline underline-offset-4">
        {company.email}
      </a>
      .
    </>
  );
}
