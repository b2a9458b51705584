import type { ComponentProps, MouseEvent } from "react";
import * as words from "#ui/words/controls.ts";
import { buttonClasses, type ButtonLook } from "./button-look.ts";
import { Spinner } from "./spinner.tsx";

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Shows a spinner and ignores clicks. */
    busy?: boolean;
    /** The button's text while busy; by default it does not change. */
    busyLabel?: string;
  };

export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  // A disabled button would lose the focus, so a busy one stays enabled and ignores clicks.
  function refuseWhileBusy(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type={type}
      className={buttonClasses({ variant, size, wide }, className)}
      onClick={refuseWhileBusy}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
    >
      {busy && <Spinner />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<"a"> & ButtonLook & { newTab?: boolean };

export function ButtonLink({
  variant,
  size,
  wide,
  newTab,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      className={buttonClasses({ variant, size, wide }, className)}
      {...(newTab && { target: "_blank", rel: "noopener noreferrer" })}
      {...rest}
    >
      {children}
      {newTab && <span className="sr-only">{words.opensInNewTab}</span>}
    </a>
  );
}
