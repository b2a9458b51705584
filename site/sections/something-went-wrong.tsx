import { company } from "#catalog/company.ts";
import { phoneLink } from "#catalog/contact-links.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { Button } from "#ui/button.tsx";
import * as words from "#words/errors.ts";

export function SomethingWentWrong() {
  const [phone = ""] = company.phones;
  return (
    <>
      <PageBanner title={words.pageNotLoaded} lead={words.pageNotLoadedLead} />
      <div className="page-width pb-section">
        <p className="mb-6">
          {words.tryAgainBeforePhone}
          <a href={phoneLink(phone)}>
            <bdi>{phone}</bdi>
          </a>
          {words.tryAgainAfterPhone}
        </p>
        <Button onClick={() => window.location.reload()}>{words.tryAgain}</Button>
      </div>
    </>
  );
}
