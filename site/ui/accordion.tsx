import { type ReactNode, useId } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { plus } from "./icons.ts";

type AccordionItem = {
  id: string;
  summary: ReactNode;
  content: ReactNode;
  /** Open when the page comes. */
  open?: boolean;
};

type AccordionProps = {
  items: readonly AccordionItem[];
  /** One open at a time: the browser closes the others. */
  single?: boolean;
  className?: string;
};

/** The browser's own disclosure: it works before any script, and in-page search opens it. */
export function Accordion({ items, single = true, className }: AccordionProps) {
  const group = useId();
  return (
    <div className={classes("border-b border-rule", className)}>
      {items.map(({ id, summary, content, open }) => (
        <details
          key={id}
          name={single ? group : undefined}
          open={open}
          className="group border-t border-rule"
        >
          <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 font-display text-xl transition-colors duration-300 ease-calm hover:text-highlight [&::-webkit-details-marker]:hidden">
            {summary}
            <Icon
              shape={plus}
              className="transition-transform duration-300 ease-calm group-open:rotate-45"
            />
          </summary>
          <div className="max-w-text pb-8 text-fg-soft">{content}</div>
        </details>
      ))}
    </div>
  );
}
