import { HeaderBadge } from "#site/ui/header-badge.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { heart } from "#ui/icons.ts";

/** The header's heart; show-saved-count.ts fills in the badge. */
export function HeartButton({ label, onOpen }: { label: string; onOpen: () => void }) {
  return (
    <div data-saved-lists className="relative">
      <IconButton
        label={label}
        shape={heart}
        aria-haspopup="dialog"
        onClick={onOpen}
        className="noscript:hidden"
      />
      <HeaderBadge />
    </div>
  );
}
