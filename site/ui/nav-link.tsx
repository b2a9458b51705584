import type { ComponentProps } from "react";
import { useLocation } from "react-router";

/** Says so when it leads to the page it is on. */
export function NavLink({ href, children, ...rest }: ComponentProps<"a">) {
  // The build renders the page of a path with a slash at its end.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, "");
  return (
    <a href={href} aria-current={href === pathname ? "page" : undefined} {...rest}>
      {children}
    </a>
  );
}
