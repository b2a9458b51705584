import { company } from "#content/company.ts";
import { mailLink } from "#content/contact-links.ts";

/** What a broker should know before uploading a passport. */
export function DocumentPrivacy() {
  return (
    <>
      Only our broker team can open your documents. We keep them while we check your registration
      and as long as you work with us. To have them deleted, write to{" "}
      <a href={mailLink} className="wrap-anywhere text-fg underline underline-offset-4">
        {company.email}
      </a>
      .
    </>
  );
}
