import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { company } from "#content/company.ts";
import { PrivacyNote } from "#site/api/privacy-note.tsx";
import { createFormDraft } from "#site/store/form-draft.ts";
import { messageAbout } from "#site/store/message-about.ts";
import { Button } from "#site/ui/button.tsx";
import { useCloseOnBack } from "#site/ui/close-on-back.ts";
import { IconButton } from "#site/ui/icon-button.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { close, whatsapp } from "#site/ui/icons.ts";
import { PhoneField } from "#site/ui/phone-field.tsx";
import { TextArea } from "#site/ui/text-area.tsx";
import { TextField } from "#site/ui/text-field.tsx";
import { useFormErrors } from "#site/ui/use-form-errors.ts";
import { blankFields, INCOMPLETE_TEXT, inquiryLink, readInquiry } from "./inquiry.ts";

type ChatPanelProps = { onClose: () => void };

const draft = createFormDraft("chat");

/** A window or a menu over the page closes first. */
const OVER_THE_PAGE = "dialog:modal, [popover=auto]:popover-open";

/** [2.123] [2.124] [9.023] Not a modal window: the page stays in reach. */
export function ChatPanel({ onClose }: ChatPanelProps) {
  const titleId = useId();
  const panelRef = useRef<HTMLDialogElement>(null);
  const [kept] = useState(() => draft.open({ message: messageAbout(location.pathname) }));
  const shut = useEffectEvent(onClose);
  const { bind, showErrors } = useFormErrors();
  useCloseOnBack(true, onClose);

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector(OVER_THE_PAGE)) shut();
    };
    document.addEventListener("keydown", onKeyDown);
    // The title first: it is read out, and no keyboard jumps up on a phone.
    panelRef.current?.querySelector("h2")?.focus({ preventScroll: true });
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    draft.keep(Object.fromEntries(new FormData(currentTarget)));
  }

  // [4.044] What was sent is in the messaging app now; the panel goes, and its fields with it.
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const inquiry = readInquiry(fields);
    if (!inquiry) {
      window.alert(INCOMPLETE_TEXT); // [5.035]
      return showErrors(form, blankFields(fields));
    }
    window.open(inquiryLink(inquiry, new Date()), "_blank", "noopener");
    draft.clear();
    onClose();
  }

  return (
    <dialog
      ref={panelRef}
      open
      aria-labelledby={titleId}
      className="on-paper static m-0 flex h-[450px] max-h-[calc(100dvh-var(--spacing-header)-6rem)] w-[350px] flex-col overflow-hidden rounded-sm border border-rule bg-paper shadow-overlay transition-[opacity,translate] duration-300 ease-calm max-md:mr-1 starting:translate-y-3 starting:opacity-0 [@media(width<=480px)]:h-[400px] [@media(width<=768px)]:w-[calc(100vw-40px)]"
    >
      <header className="on-ink flex items-center gap-3 bg-ink py-1.5 pr-1.5 pl-5">
        <div className="min-w-0 flex-1">
          <h2
            id={titleId}
            tabIndex={-1}
            className="truncate font-display text-lg leading-snug outline-none"
          >
            {company.chatName}
          </h2>
          <p className="flex items-center gap-2 text-xs text-fg-soft">
            <span aria-hidden="true" className="size-2 rounded-full bg-highlight" />
            Online
          </p>
        </div>
        <IconButton label="Close" shape={close} onClick={onClose} />
      </header>
      <form
        noValidate
        onInput={onInput}
        onSubmit={onSubmit}
        className="flex min-h-0 flex-1 flex-col"
      >
        {/* Low fields, so that all three stand in the panel at once. */}
        <div className="flex-1 space-y-1 overflow-y-auto overscroll-contain px-5 py-2 [&_:is(input,textarea)]:min-h-11 [&_:is(input,textarea)]:py-1.5 [&_label]:-mb-1.5 [&_textarea]:field-sizing-content">
          <p className="text-sm text-fg-soft">
            Hello! How can we help you today? Please provide your details below.
          </p>
          <TextField
            label="Name"
            required
            autoComplete="name"
            defaultValue={kept.name}
            {...bind("name")}
          />
          <PhoneField label="Phone" required defaultValue={kept.phone} {...bind("phone")} />
          <TextArea
            label="Message"
            required
            rows={1}
            defaultValue={kept.message}
            {...bind("message")}
          />
          <PrivacyNote className="pt-1 text-xs" />
        </div>
        <div className="border-t border-rule px-5 py-2">
          <Button type="submit" size="sm" wide className="whitespace-normal!">
            <Icon shape={whatsapp} />
            Send to WhatsApp
          </Button>
        </div>
      </form>
    </dialog>
  );
}
