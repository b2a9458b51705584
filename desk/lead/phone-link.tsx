import { useId, useState } from "react";
import type { LeadView } from "#domain/desk/lead.ts";
import * as words from "#desk/words/en/lead.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { phoneLink } from "./phone-links.ts";

type PhoneLinkProps = { phone: string; call: LeadView["call"] };

/** Where the telephone rules warn, the first press shows the reason and the second dials. */
export function PhoneLink({ phone, call: { verdict, reason } }: PhoneLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const warningId = useId();
  if (verdict === "refused") return null;
  if (verdict === "allowed") {
    return (
      <ButtonLink variant="outline" size="sm" href={phoneLink(phone)}>
        {words.call}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={warningId}
        onClick={() => setOpen(!isOpen)}
      >
        {words.call}
      </Button>
      <div id={warningId} role="status" className="basis-full text-sm">
        {isOpen && (
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-medium text-warning">{reason}</span>
            <ButtonLink variant="outline" size="sm" href={phoneLink(phone)}>
              {words.dialAnyway}
            </ButtonLink>
          </p>
        )}
      </div>
    </>
  );
}
