import type { ReactNode } from "react";

/** Two short fields, side by side where the form has the whole width. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-4 gap-y-6 @max-3xl:grid-cols-2">{children}</div>;
}
