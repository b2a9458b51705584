import { href } from "react-router";
import { BrokerRegistration } from "#site/features/broker-registration/broker-registration.tsx";
import { PartnerNotes } from "#site/features/broker-registration/partner-notes.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import * as words from "#words/broker.ts";
import { island } from "#site/boot/island.tsx";

const PartnerNotesIsland = island("PartnerNotes", PartnerNotes, { when: "start" });
const BrokerRegistrationIsland = island("BrokerRegistration", BrokerRegistration, {
  when: "start",
});

const trail = [{ label: words.title, to: href("/broker-registration") }];

export function loader() {
  return {
    head: pageHead({
      title: words.title,
      description: words.description,
      trail,
    }),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function BrokerRegistrationPage() {
  return (
    <>
      <PageBanner title={words.title} lead={words.lead} trail={trail} />
      <div className="page-width grid grid-cols-1 gap-x-[min(4rem,6vw)] gap-y-14 pb-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          <BrokerRegistrationIsland />
        </div>
        <div className="lg:col-span-5 xl:col-span-4 xl:col-start-9">
          <PartnerNotesIsland />
        </div>
      </div>
    </>
  );
}
