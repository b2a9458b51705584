import type { ReactNode } from "react";

/** Content of a closed menu or panel. With script the browser keeps it as text, not as elements, until
 * unpark.ts inserts it; without script it is shown like any other content. */
export function Parked({ children }: { children: ReactNode }) {
  return <noscript>{children}</noscript>;
}
