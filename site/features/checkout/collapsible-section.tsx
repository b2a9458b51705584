import type { ReactNode } from "react";
import { Icon } from "#site/ui/icon.tsx";
import { plus } from "#site/ui/icons.ts";

type CollapsibleSectionProps = {
  heading: string;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** The browser's own disclosure, which opens without script; with it, the owner says what is open. */
export function CollapsibleSection({ heading, open, onToggle, children }: CollapsibleSectionProps) {
  return (
    <details open={open} className="group/section border-t border-rule first-of-type:border-t-0">
      <summary
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
        className="flex min-h-18 cursor-pointer list-none items-center justify-between gap-6 py-4 transition-colors duration-300 ease-calm hover:text-highlight [&::-webkit-details-marker]:hidden"
      >
        <h2 className="text-xl">{heading}</h2>
        <Icon
          shape={plus}
          className="transition-transform duration-300 ease-calm group-open/section:rotate-45"
        />
      </summary>
      <div className="pt-2 pb-10">{children}</div>
    </details>
  );
}
