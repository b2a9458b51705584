import { company } from "#catalog/company.ts";
import { mailLink, phoneLink } from "#catalog/contact-links.ts";

const line = "flex min-h-11 w-fit items-center transition-colors hover:text-highlight";

/** [2.046] The office's address, two telephone numbers and the e-mail address. */
export function ContactDetails() {
  const { address, phones, email } = company;
  return (
    <address className="text-sm not-italic">
      <p className="mb-2 text-balance text-fg-soft">
        {address.street}
        <br />
        {address.area}, {address.city}
        <br />
        {address.country}
      </p>
      {phones.map((phone) => (
        <a key={phone} href={phoneLink(phone)} className={`${line} tabular-nums`}>
          <bdi>{phone}</bdi>
        </a>
      ))}
      <a href={mailLink} className={line}>
        {email}
      </a>
    </address>
  );
}
