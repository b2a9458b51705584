import type { ComponentProps } from "react";
import { useLocation } from "react-router";

/** Says so when it leads to the page it is on. */
export function NavLink({ href, children, ...rest }: ComponentProps<"a">) {
  const { pathname } = useLocation();
  return (
    <a href={href} aria-current={href === pathname ? "page" : undefined} {...rest}>
      {children}
    </a>
  );
}
