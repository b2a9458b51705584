import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";
import { checkForm } from "#domain/form-check.ts";
import { NEWSLETTER_FORM } from "#domain/lead-forms.ts";
import { newsletterSchema } from "#domain/live-forms.ts";
import type { Notice } from "#domain/notice.ts";
import { currentPage } from "#site/leads/current-page.ts";
import { FormNotice } from "#site/leads/form-notice.tsx";
import { Honeypot } from "#site/leads/honeypot.tsx";
import { SendingNote } from "#site/leads/sending-note.tsx";
import { useLead } from "#site/leads/use-lead.ts";
import { NEWSLETTER_FIELD } from "./newsletter-field.tsx";

type NewsletterSendingProps = {
  formRef: RefObject<HTMLFormElement | null>;
  /** When the form was shown: the start of its fill time. */
  shownAt: RefObject<number>;
  /** The visitor submitted the form before this code was loaded. */
  isSubmitted: boolean;
};

/** Rendered inside the form: sends it on submit and shows the result. */
export function NewsletterSending({ formRef, shownAt, isSubmitted }: NewsletterSendingProps) {
  const lead = useLead("contact", shownAt);
  const [notice, setNotice] = useState<Notice | null>(null);

  const send = useEffectEvent(async (form: HTMLFormElement) => {
    const email = String(new FormData(form).get(NEWSLETTER_FIELD));
    const fields = { form: NEWSLETTER_FORM, email, ...currentPage() };
    const { errors } = checkForm(newsletterSchema, fields);
    setNotice(errors ? { kind: "error", text: Object.values(errors)[0] ?? "" } : null);
    if (errors) return;
    const outcome = await lead.send({ fields });
    if (outcome?.state === "failed") setNotice({ kind: "error", text: outcome.text });
    if (outcome?.state !== "sent") return;
    form.reset();
    setNotice({ kind: "success", text: outcome.text });
  });

  /** This does not use requestSubmit, which does nothing while the event of the first submit is still being handled. */
  const sendSubmitted = useEffectEvent((form: HTMLFormElement) => {
    if (isSubmitted) void send(form);
  });

  // A layout effect: a submit before a passive effect would be lost.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const onSubmit = () => void send(form);
    form.addEventListener("submit", onSubmit);
    sendSubmitted(form);
    return () => form.removeEventListener("submit", onSubmit);
  }, [formRef]);

  return (
    <>
      <Honeypot {...lead.trap} />
      <SendingNote sending={lead.sending} />
      <FormNotice notice={notice} />
    </>
  );
}
