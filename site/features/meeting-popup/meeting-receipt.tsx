import { useId } from "react";
import { company } from "#catalog/company.ts";
import { office } from "#catalog/office.ts";
import { addressLine } from "#domain/address-line.ts";
import { plainDate, weekday } from "#domain/calendar-date.ts";
import { calendarFile } from "#domain/calendar-file.ts";
import { meetingTimes, visitorMeetingTime } from "#domain/meeting-times.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { calendar, close as closeShape } from "#ui/icons.ts";
import { saveFile } from "#ui/save-file.ts";
import type { Receipt } from "#site/store/kept-receipt.ts";
import * as words from "#words/meeting.ts";
import * as controlWords from "#ui/words/controls.ts";
import { visitorTimeZone } from "#site/leads/visitor-time-zone.ts";
import { ReceiptFacts } from "./receipt-facts.tsx";
import { timeZoneText } from "./time-zone-text.ts";
import { useReceiptPopover } from "./use-receipt-popover.ts";

type MeetingReceiptProps = { receipt: Receipt; onClose: () => void };

// On a phone it does not cover the chat button where the screen is high enough, and hides while the chat is open.
const box =
  "on-paper fixed inset-auto start-[min(1rem,4vw)] bottom-4 max-h-[calc(100dvh-6.25rem)] w-[min(28rem,92vw)] overflow-y-auto overscroll-contain rounded-sm border border-rule bg-paper p-[min(1.5rem,7vw)] text-fg shadow-overlay transition-[opacity,translate] duration-300 ease-calm max-lg:in-[:root:has(aside_dialog,main_:is(input,textarea):focus)]:invisible md:start-6 md:bottom-6 md:p-8 max-md:[@media(height>=30rem)]:bottom-21 starting:translate-y-3 starting:opacity-0 print:hidden";

/** Stays after the popup has closed until the visitor closes it, because it contains the reference. */
export function MeetingReceipt({ receipt, onClose }: MeetingReceiptProps) {
  const titleId = useId();
  const { date, time, reference } = receipt;
  const timeZone = visitorTimeZone();
  const own = visitorMeetingTime(receipt, office, timeZone);
  const { popoverRef, focusOpener } = useReceiptPopover();

  function close() {
    focusOpener();
    onClose();
  }

  return (
    <section ref={popoverRef} popover="manual" aria-labelledby={titleId} className={box}>
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="font-sans text-sm font-medium text-fg-soft">
          {words.receiptHeading}
        </h2>
        <IconButton
          label={controlWords.close}
          shape={closeShape}
          onClick={close}
          className="-my-2.5 -me-2.5"
        />
      </div>
      <p className="mt-4 font-display text-xl">
        {weekday(date)}, <span className="inline-block">{plainDate(date)}</span>
      </p>
      <p className="mt-1 tabular-nums">{words.inTimeZone(time, timeZoneText(date))}</p>
      {own && (
        <p className="text-sm text-fg-soft tabular-nums">
          {words.inYourTime(own.time, own.date === date ? null : plainDate(own.date), timeZone)}
        </p>
      )}
      <ReceiptFacts receipt={receipt} />
      <p className="mt-4 text-sm text-fg-soft">
        {words.receiptText}
        {reference && (
          <>
            {words.referenceBefore}
            <strong className="font-medium whitespace-nowrap text-fg tabular-nums">
              {reference}
            </strong>
            {words.referenceAfter}
          </>
        )}
        {words.toChange}
      </p>
      {meetingTimes(office).includes(time) && (
        <Button
          wide
          variant="outline"
          className="mt-6"
          onClick={() => saveFile("meeting.ics", calendarBlob(receipt))}
        >
          <Icon shape={calendar} size={18} />
          {words.addToCalendar}
        </Button>
      )}
    </section>
  );
}

function calendarBlob(receipt: Receipt): Blob {
  const { name, email, address } = company;
  const file = calendarFile({
    ...receipt,
    writtenAt: new Date(),
    summary: words.calendarSummary(name),
    description: [
      words.calendarText,
      ...(receipt.home ? [receipt.home.title] : []),
      ...(receipt.reference ? [words.calendarReference(receipt.reference)] : []),
    ].join("\n"),
    office: { ...office, name, email, address: addressLine(address) },
  });
  return new Blob([file], { type: "text/calendar;charset=utf-8" });
}
