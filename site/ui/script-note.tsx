import type { ReactNode } from "react";
import { classes } from "./classes.ts";

type ScriptNoteProps = { children: ReactNode; className?: string };

/** Visible only without JavaScript: says what does not work there. */
export function ScriptNote({ children, className }: ScriptNoteProps) {
  return (
    <p
      className={classes(
        "hidden border-s-2 border-highlight ps-4 text-sm text-fg noscript:block",
        className,
      )}
    >
      {children}
    </p>
  );
}
