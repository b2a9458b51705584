import type { ReactNode } from "react";
import { classes } from "./classes.ts";

type ScriptNoteProps = { children: ReactNode; className?: string };

/** Is seen only where no script runs, and says what cannot be done there. */
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
