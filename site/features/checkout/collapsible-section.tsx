import { type ReactNode, useId } from "react";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { plus } from "#ui/icons.ts";

type CollapsibleSectionProps = {
  heading: string;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A closed section keeps what was typed into it; without script all sections are open. */
export function CollapsibleSection({ heading, open, onToggle, children }: CollapsibleSectionProps) {
  const id = useId();
  return (
    <div className="border-t border-rule first-of-type:border-t-0">
      <h2 className="text-xl">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="group/heading flex min-h-18 w-full cursor-pointer items-center justify-between gap-6 py-4 text-start transition-colors duration-300 ease-calm hover:text-highlight"
        >
          {heading}
          <Icon
            shape={plus}
            className="transition-transform duration-300 ease-calm group-aria-expanded/heading:rotate-45 noscript:hidden"
          />
        </button>
      </h2>
      <div id={id} className={classes("pt-2 pb-10", !open && "hidden noscript:block")}>
        {children}
      </div>
    </div>
  );
}
