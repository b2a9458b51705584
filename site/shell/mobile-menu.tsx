import { hydrateWhenVisible } from "#site/boot/hydrate-when-visible.tsx";
import { MOBILE_MENU } from "./panel-names.ts";

const MobileMenuContent = hydrateWhenVisible(
  () => import("./mobile-menu-content.tsx"),
  "MobileMenuContent",
  "min-h-full",
);

export function MobileMenu() {
  return (
    <div
      id={MOBILE_MENU}
      popover="auto"
      data-locks-page
      className="panel on-ink w-full bg-ink sm:w-104"
    >
      <MobileMenuContent />
    </div>
  );
}
