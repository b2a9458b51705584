import type { ReactNode } from "react";
import { HEADING_ID } from "./draft.ts";

export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h2 id={HEADING_ID} tabIndex={-1} className="scroll-mt-40 text-2xl outline-none">
      {children}
    </h2>
  );
}
