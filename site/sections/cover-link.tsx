import type { ComponentProps } from "react";

/** The link in a card's title, which covers the whole card: that one carries `group relative`. */
export function CoverLink({ children, ...rest }: ComponentProps<"a">) {
  return (
    <a className="cover-link" {...rest}>
      {children}
    </a>
  );
}
