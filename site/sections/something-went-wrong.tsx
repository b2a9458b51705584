import { company } from "#catalog/company.ts";
import { phoneLink } from "#catalog/contact-links.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { Button } from "#site/ui/button.tsx";

/** The last resort, when a page broke or could not be fetched. */
export function SomethingWentWrong() {
  const [phone = ""] = company.phones;
  return (
    <>
      <PageBanner
        title="This page could not be loaded"
        lead="Your connection may have dropped. Nothing you sent has been lost."
      />
      <div className="page-width pb-section">
        <p className="mb-6">
          Try again, or call us on{" "}
          <a href={phoneLink(phone)}>
            <bdi>{phone}</bdi>
          </a>
          .
        </p>
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </div>
    </>
  );
}
