import { href } from "react-router";
import { opens } from "#site/boot/use-opened-by.ts";
import { enquiryAttributes } from "#site/store/enquiry-topic.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import * as words from "#words/homes.ts";

type NotReleasedProps = {
  developmentKey: string;
  /** Of the development. */
  title: string;
  needsEscrow: boolean;
};

export function NotReleased({ developmentKey, title, needsEscrow }: NotReleasedProps) {
  return (
    <section className="page-width pt-2 pb-8">
      <div className="border-s-2 border-highlight bg-surface px-6 py-6 md:px-8 lg:flex lg:items-center lg:justify-between lg:gap-x-12">
        <div>
          <h2 className="text-xl text-pretty">{words.notReleasedTitle(title)}</h2>
          <p className="mt-2 max-w-text text-fg-soft">{words.notReleasedText(needsEscrow)}</p>
        </div>
        <div className="mt-4 flex shrink-0 flex-wrap gap-3 lg:mt-0">
          <Button
            size="sm"
            {...opens("EnquiryPopup")}
            {...enquiryAttributes({ form: "interest", about: developmentKey, title })}
            className="noscript:hidden"
          >
            {words.registerInterest}
          </Button>
          <ButtonLink size="sm" variant="outline" href={href("/contact")}>
            {words.writeToUs}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
