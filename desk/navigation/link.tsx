import type { ComponentProps, MouseEvent } from "react";
import { urlOf, navigate } from "./desk-url.ts";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** A path below `/desk`. */
  to: string;
  /** Called before the desk goes there, not where the browser opens another tab. */
  onFollow?: (() => void) | undefined;
};

/** With a modifier key the browser opens another tab, as usual. */
export function Link({ to, onClick, onFollow, children, ...rest }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isPlain = event.button === 0 && !hasModifier(event) && !event.defaultPrevented;
    if (!isPlain) return;
    event.preventDefault();
    onFollow?.();
    navigate(to);
  }
  return (
    <a href={urlOf(to)} onClick={follow} {...rest}>
      {children}
    </a>
  );
}

export function hasModifier({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
