import type { ComponentProps } from "react";

/** The link in a card's title, which covers the whole card: that one carries `group relative`. */
export function CoverLink({ children, ...rest }: ComponentProps<"a">) {
  return (
    <a
      className="transition-colors duration-300 ease-calm group-hover:text-highlight after:absolute after:inset-0"
      {...rest}
    >
      {children}
    </a>
  );
}
