import { NavLink } from "react-router";
import { company } from "#content/company.ts";
import { ButtonAnchor } from "#site/ui/button.tsx";
import { classes } from "#site/ui/classes.ts";
import { Icon } from "#site/ui/icon.tsx";
import { close, phone, whatsapp } from "#site/ui/icons.ts";
import { chatLink, phoneLink } from "./contact-links.ts";
import { LoginLink } from "./login-link.tsx";
import { mobileMenu } from "./menu.ts";
import { panelClasses } from "./panel-classes.ts";

export const MOBILE_MENU = "mobile-menu";

const entry =
  "flex min-h-14 w-full items-center border-b border-rule font-display text-2xl font-[380] tracking-[-0.018em] aria-[current=page]:text-highlight";

/** [2.028] [4.007] The menu of small screens: few entries in large type, and ways to reach a person. */
export function MobileMenu() {
  return (
    <div
      id={MOBILE_MENU}
      popover="auto"
      data-locks-page
      className={classes(panelClasses, "on-ink w-full bg-ink sm:w-104")}
    >
      <div className="flex min-h-full flex-col px-gutter pt-4 pb-6">
        <nav aria-label="Menu">
          <ul>
            {mobileMenu.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} end className={entry}>
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
    </div>
  );
}

function MenuFoot() {
  const firstPhone = company.phones[0] ?? "";
  return (
    <div className="mt-auto grid grid-cols-2 gap-3 pt-8">
      <ButtonAnchor variant="outline" href={phoneLink(firstPhone)}>
        <Icon shape={phone} />
        Call us
      </ButtonAnchor>
      <ButtonAnchor variant="outline" href={chatLink} newTab>
        <Icon shape={whatsapp} />
        WhatsApp
      </ButtonAnchor>
      <button
        type="button"
        popoverTarget={MOBILE_MENU}
        popoverTargetAction="hide"
        className="col-span-2 flex min-h-12 cursor-pointer items-center justify-center gap-2.5 text-sm text-fg-soft hover:text-fg"
      >
        <Icon shape={close} size={16} />
        Close menu
      </button>
    </div>
  );
}
