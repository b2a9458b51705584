import { NavLink } from "#site/ui/nav-link.tsx";
import { company } from "#catalog/company.ts";
import { ButtonLink } from "#ui/button.tsx";
import { phone } from "#site/ui/contact-icons.ts";
import { Icon } from "#ui/icon.tsx";
import { close, whatsapp } from "#ui/icons.ts";
import { chatLink, phoneLink } from "#catalog/contact-links.ts";
import { mobileMenu, mobileMenuFoot } from "#site/menus.ts";
import * as words from "#words/menu.ts";
import { LoginLink } from "./login-link.tsx";
import { MOBILE_MENU } from "./panel-names.ts";

const entry =
  "flex min-h-14 w-full items-center border-b border-rule font-display text-2xl tracking-[-0.018em] aria-[current=page]:text-highlight";

export function MobileMenuContent() {
  return (
    <div className="flex min-h-full flex-col px-gutter pt-4 pb-6">
      <nav aria-label={words.mobileMenuName}>
        <ul>
          {mobileMenu.map(({ label, to }) => (
            <li key={to}>
              <NavLink href={to} className={entry}>
                {label}
              </NavLink>
            </li>
          ))}
          <li>
            <LoginLink className={entry} />
          </li>
        </ul>
      </nav>
      <MenuFoot />
    </div>
  );
}

function MenuFoot() {
  const firstPhone = company.phones[0] ?? "";
  return (
    <div className="mt-auto grid grid-cols-2 gap-3 pt-8">
      {mobileMenuFoot.map(({ label, to }) => (
        <ButtonLink key={to} variant="outline" href={to} className="col-span-2">
          {label}
        </ButtonLink>
      ))}
      <ButtonLink variant="outline" href={phoneLink(firstPhone)}>
        <Icon shape={phone} />
        {words.callUs}
      </ButtonLink>
      <ButtonLink variant="outline" href={chatLink} newTab>
        <Icon shape={whatsapp} />
        {words.whatsApp}
      </ButtonLink>
      <button
        type="button"
        popoverTarget={MOBILE_MENU}
        popoverTargetAction="hide"
        className="col-span-2 flex min-h-12 cursor-pointer items-center justify-center gap-2.5 text-sm text-fg-soft hover:text-fg"
      >
        <Icon shape={close} size={16} />
        {words.closeMenu}
      </button>
    </div>
  );
}
