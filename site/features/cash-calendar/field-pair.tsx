import type { ReactNode } from "react";

export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-4 gap-y-6 @max-3xl:grid-cols-2">{children}</div>;
}
