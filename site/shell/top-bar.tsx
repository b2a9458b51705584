import { company } from "#catalog/company.ts";
import { clock, mail, phone } from "#site/ui/contact-icons.ts";
import { Icon } from "#ui/icon.tsx";
import { mailLink, phoneLink } from "#catalog/contact-links.ts";
import * as words from "#words/top-bar.ts";
import { SocialLinks } from "./social-links.tsx";

const item = "flex h-11 items-center gap-2 text-xs whitespace-nowrap";

/** Scrolled out of view, the bar cannot get the focus. */
export function TopBar() {
  const { phones, email, openingHours } = company;
  const firstPhone = phones[0] ?? "";
  return (
    <div className="h-11 border-b border-fg/15 transition-[visibility] duration-500 in-[header:is([data-fixed],:has(:popover-open))]:invisible max-lg:hidden">
      <div className="page-width flex items-center gap-x-8">
        <a href={phoneLink(firstPhone)} className={`${item} hover:text-highlight`}>
          <Icon shape={phone} size={15} />
          <bdi>{firstPhone}</bdi>
        </a>
        <a href={mailLink} className={`${item} hover:text-highlight`}>
          <Icon shape={mail} size={15} />
          {email}
        </a>
        <p className={`${item} tabular-nums @max-[54rem]:hidden`}>
          <Icon shape={clock} size={15} />
          {words.openingHours(openingHours)}
        </p>
        <SocialLinks className="ms-auto -me-3 @max-[36rem]:hidden" size={16} />
      </div>
    </div>
  );
}
