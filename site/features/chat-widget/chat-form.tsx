import { type FormEvent, useState } from "react";
import { company } from "#catalog/company.ts";
import { PrivacyNote } from "#site/ui/privacy-note.tsx";
import { createFormDraft } from "#site/store/form-draft.ts";
import { messageAbout } from "#site/store/message-about.ts";
import { Button } from "#ui/button.tsx";
import { useCloseOnBack } from "#ui/close-on-back.ts";
import { Icon } from "#ui/icon.tsx";
import { whatsapp } from "#ui/icons.ts";
import { PhoneField } from "#site/ui/phone-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useFormErrors } from "#site/ui/use-form-errors.ts";
import * as words from "#words/chat.ts";
import * as formWords from "#words/forms.ts";
import { blankFields, INCOMPLETE_TEXT, enquiryLink, readEnquiry } from "./enquiry.ts";

const draft = createFormDraft("chat");

export function ChatForm({ onClose }: { onClose: () => void }) {
  const [kept] = useState(() => draft.open({ message: messageAbout(location.pathname) }));
  const { bind, showErrors } = useFormErrors();
  useCloseOnBack(true, onClose);

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    draft.keep(Object.fromEntries(new FormData(currentTarget)));
  }

  // [4.044] The message is in the messaging app now, so the panel closes and its fields are cleared.
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const enquiry = readEnquiry(fields);
    if (!enquiry) {
      window.alert(INCOMPLETE_TEXT); // [5.035] wants an alert
      return showErrors(form, blankFields(fields));
    }
    window.open(enquiryLink(enquiry, new Date()), "_blank", "noopener");
    draft.clear();
    onClose();
  }

  return (
    <form noValidate onInput={onInput} onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
      {/* Low fields, so that all three fit into the panel. */}
      <div className="flex-1 space-y-1 overflow-y-auto overscroll-contain px-5 py-2 [&_:is(input,textarea)]:min-h-11 [&_:is(input,textarea)]:py-1.5 [&_label]:-mb-1.5 [&_textarea]:field-sizing-content">
        <p className="text-sm text-fg-soft">{words.greeting}</p>
        <TextField
          label={formWords.name}
          required
          autoComplete="name"
          defaultValue={kept.name}
          {...bind("name")}
        />
        <PhoneField
          label={formWords.phone}
          required
          placeholder={company.phoneExamples.mobile}
          defaultValue={kept.phone}
          {...bind("phone")}
        />
        <TextArea
          label={formWords.message}
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
          {words.sendToWhatsApp}
        </Button>
      </div>
    </form>
  );
}
