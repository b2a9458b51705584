import { type ComponentProps, type MouseEvent, useRef } from "react";
import { check } from "#desk/server/request.ts";
import { ButtonLink } from "#ui/button.tsx";
import { FailureNote } from "./failure-note.tsx";
import { useAttempt } from "./use-attempt.ts";

type DownloadLinkProps = Omit<ComponentProps<typeof ButtonLink>, "onClick" | "ref"> & {
  href: string;
};

/** Asks the server first, so that an error is shown in words and not saved as a file. */
export function DownloadLink({ href, ...rest }: DownloadLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isAllowed = useRef(false);
  const { run, isRunning, error } = useAttempt(async () => {
    await check(href);
    isAllowed.current = true;
    link.current?.click();
  });

  function onClick(event: MouseEvent) {
    if (!isAllowed.current) event.preventDefault();
    if (!isAllowed.current && !isRunning) run();
    isAllowed.current = false;
  }

  return (
    <>
      <ButtonLink ref={link} href={href} download onClick={onClick} {...rest} />
      <FailureNote error={error} />
    </>
  );
}
