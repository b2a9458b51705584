import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { type FieldErrors, type Resolver, useForm } from "react-hook-form";
import { optionLists } from "#catalog/forms.ts";
import { office } from "#catalog/office.ts";
import { ABOUT_HEADER, TIME_ZONE_HEADER } from "#domain/lead-kinds.ts";
import { type Meeting, MEETING_ERRORS_HEADING, meetingSchema } from "#domain/meeting.ts";
import { visitorBookingWindow } from "#domain/meeting-times.ts";
import { visitorTimeZone } from "#site/leads/visitor-time-zone.ts";
import { useLead } from "#site/leads/use-lead.ts";
import { keepReceipt, readReceipt, type Receipt } from "#site/store/kept-receipt.ts";
import { createFormDraft } from "#site/store/form-draft.ts";
import { closeMeetingPopup, useMeetingPopup } from "#site/store/meeting-popup.ts";
import { messageAbout } from "#site/store/message-about.ts";
import { fillFromDraft, useFormDraft } from "#site/store/use-form-draft.ts";
import { prepareToasts, showToast } from "#site/ui/toast.ts";

const FROM_MEETING = { from: "meeting" };

const emptyMeeting: Meeting = {
  name: "",
  email: "",
  phone: "",
  date: "",
  time: "",
  propertyInterest: "",
  message: "",
};

const draft = createFormDraft("meeting-popup");

/** [5.007] The booking window moves with the clock, so every validation creates the schema. */
const checkNow: Resolver<Meeting> = (values, context, options) => {
  const now = new Date();
  const schema = meetingSchema({
    now,
    office,
    lists: optionLists,
    days: visitorBookingWindow(now),
  });
  return zodResolver(schema)(values, context, options);
};

export function useMeetingForm() {
  const lead = useLead("meeting");
  const [receipt, setReceipt] = useState(readReceipt);
  const form = useForm<Meeting>({
    defaultValues: emptyMeeting,
    resolver: checkNow,
    reValidateMode: "onSubmit",
  });
  const { getValues, reset } = form;
  const { open, interest, home } = useMeetingPopup();

  useEffect(prepareToasts, []);

  // The page that opens the popup may prefill fields; the visitor's own values stay.
  useEffect(() => {
    if (!open) return;
    fillFromDraft({ getValues, reset }, draft, {
      message: messageAbout(location.pathname),
      propertyInterest: interest ? optionLists[interest] : "",
    });
  }, [open, interest, getValues, reset]);
  useFormDraft(form, draft.keep);

  async function book(meeting: Meeting) {
    const outcome = await lead.send({
      fields: { ...emptyMeeting, ...meeting },
      headers: {
        [TIME_ZONE_HEADER]: visitorTimeZone(),
        ...(home && { [ABOUT_HEADER]: home.about }),
      },
    });
    if (outcome?.state === "failed") {
      showToast("error", outcome.text, FROM_MEETING); // [4.005] [8.012] keep the popup open
      const { field = "", message } = outcome.fieldError ?? {};
      if (field in emptyMeeting) form.setError(field as keyof Meeting, { message });
    }
    if (outcome?.state !== "sent") return;
    reset(); // [4.004] clears the form
    draft.clear();
    closeMeetingPopup();
    showToast("success", outcome.text, FROM_MEETING);
    const { date, time, phone } = meeting;
    showReceipt({ date, time, phone, reference: outcome.reference, home: home ?? null });
  }

  function showReceipt(shown: Receipt | null) {
    keepReceipt(shown);
    setReceipt(shown);
  }

  return {
    form,
    lead,
    submit: form.handleSubmit(book, listErrors),
    receipt,
    dismissReceipt: () => showReceipt(null),
  };
}

/** [5.001] All messages in one toast, each once. */
function listErrors(errors: FieldErrors<Meeting>) {
  const messages = Object.values(errors).map((error) => error?.message ?? "");
  const lines = [...new Set(messages)];
  showToast("error", { heading: MEETING_ERRORS_HEADING, lines }, FROM_MEETING);
}
