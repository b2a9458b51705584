import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { type FieldErrors, type Resolver, useForm } from "react-hook-form";
import { type Meeting, MEETING_ERRORS_HEADING, meetingSchema } from "#domain/meeting.ts";
import { visitorBookingWindow } from "#domain/meeting-times.ts";
import { useLead } from "#site/api/use-lead.ts";
import { closeMeetingPopup, useMeetingPopup } from "#site/store/meeting-popup.ts";
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

/** [5.007] The booking window moves with the clock, so the schema is made anew for every check. */
const checkNow: Resolver<Meeting> = (values, context, options) => {
  const now = new Date();
  return zodResolver(meetingSchema(now, visitorBookingWindow(now)))(values, context, options);
};

export function useMeetingForm() {
  const lead = useLead("meeting");
  const form = useForm<Meeting>({
    defaultValues: emptyMeeting,
    resolver: checkNow,
    reValidateMode: "onSubmit",
  });
  const { setValue, getFieldState } = form;
  const interest = useMeetingPopup((popup) => popup.interest);

  useEffect(prepareToasts, []);

  // The page that opened the popup may know what it is about; the visitor's own choice stands.
  useEffect(() => {
    const { isDirty } = getFieldState("propertyInterest");
    if (interest && !isDirty) setValue("propertyInterest", interest);
  }, [interest, setValue, getFieldState]);

  async function book(meeting: Meeting) {
    const outcome = await lead.send({ fields: { ...emptyMeeting, ...meeting } });
    if (outcome?.state === "failed") showToast("error", outcome.text, FROM_MEETING); // [4.005] [8.012]
    if (outcome?.state !== "sent") return;
    form.reset(); // [4.004]
    closeMeetingPopup();
    showToast("success", outcome.text, FROM_MEETING);
  }

  return { form, lead, submit: form.handleSubmit(book, listErrors) };
}

/** [5.001] All messages in one toast, each once. */
function listErrors(errors: FieldErrors<Meeting>) {
  const messages = Object.values(errors).map((error) => error?.message ?? "");
  const lines = [...new Set(messages)];
  showToast("error", { heading: MEETING_ERRORS_HEADING, lines }, FROM_MEETING);
}
