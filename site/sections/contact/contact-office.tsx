import { type ReactNode, useId } from "react";
import { company } from "#catalog/company.ts";
import { chatLink, mailLink, phoneLink } from "#catalog/contact-links.ts";
import { ButtonLink } from "#ui/button.tsx";
import { clock, mail, mapPin, phone as phoneShape } from "#site/ui/contact-icons.ts";
import { EmailText } from "#site/ui/email-text.tsx";
import { Icon } from "#ui/icon.tsx";
import { whatsapp } from "#ui/icons.ts";
import * as words from "#words/contact-office.ts";

export function ContactOffice() {
  const { address, phones, email, openingHours } = company;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="on-ink bg-ink p-7 max-[22rem]:p-5 md:p-9">
      <h2 id={headingId} className="text-2xl">
        {words.officeIn(address.city)}
      </h2>
      <address className="mt-7 grid gap-6 text-sm not-italic">
        <Detail shape={mapPin}>
          <span className="block text-balance">{address.street}</span>
          {address.area}, {address.city}
          <br />
          {address.country}
        </Detail>
        <Detail shape={phoneShape}>
          {phones.map((phone) => (
            <a key={phone} href={phoneLink(phone)} className={`${contactLink} tabular-nums`}>
              <bdi>{phone}</bdi>
            </a>
          ))}
        </Detail>
        <Detail shape={mail}>
          <a href={mailLink} className={contactLink}>
            <EmailText email={email} />
          </a>
        </Detail>
        <Detail shape={clock}>
          {openingHours.days}
          <br />
          <span className="tabular-nums">
            {words.fromTo(openingHours.opens, openingHours.closes)}
          </span>
        </Detail>
      </address>
      <ButtonLink href={chatLink} newTab variant="accent" wide className="mt-8">
        <Icon shape={whatsapp} />
        {words.chatOnWhatsApp}
      </ButtonLink>
    </section>
  );
}

function Detail({ shape, children }: { shape: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 max-[22rem]:gap-3">
      <Icon shape={shape} className="mt-0.5 text-highlight" />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}

// Tall tap targets that do not add space between text and icon.
const contactLink =
  "-my-2.5 block w-fit py-2.5 transition-colors duration-300 ease-calm not-first:mt-1 hover:text-highlight";
