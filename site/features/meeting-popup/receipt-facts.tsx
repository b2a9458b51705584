import type { ReactNode } from "react";
import { company } from "#catalog/company.ts";
import { office } from "#catalog/office.ts";
import { addressLine } from "#domain/address-line.ts";
import { homeSubjectPath, parseHomeSubject } from "#domain/homes/home-subject.ts";
import { internationalNumber } from "#domain/local-number.ts";
import { visitorTimeZone } from "#site/leads/visitor-time-zone.ts";
import type { Receipt } from "#site/store/kept-receipt.ts";
import { TextLink } from "#site/ui/link.tsx";
import * as words from "#words/meeting.ts";

/** The home, the place and the number that the visitor gave. */
export function ReceiptFacts({ receipt: { home, phone } }: { receipt: Receipt }) {
  const subject = home && parseHomeSubject(home.about);
  const number = internationalNumber(phone, office, visitorTimeZone()) ?? phone;
  return (
    <dl className="mt-4 grid gap-2 text-sm">
      {home && subject && (
        <Fact label={words.about}>
          <TextLink href={homeSubjectPath(subject)}>{home.title}</TextLink>
        </Fact>
      )}
      <Fact label={words.where}>{words.atOurOffice(addressLine(company.address))}</Fact>
      {number && (
        <Fact label={words.yourPhone}>
          <bdi dir="ltr" className="tabular-nums">
            {number}
          </bdi>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-fg-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
