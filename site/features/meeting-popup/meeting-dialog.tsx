import { createPortal } from "react-dom";
import { closeMeetingPopup, useMeetingPopup } from "#site/store/meeting-popup.ts";
import { Dialog } from "#ui/dialog.tsx";
import * as words from "#words/meeting.ts";
import { MeetingFields } from "./meeting-fields.tsx";
import { MeetingReceipt } from "./meeting-receipt.tsx";
import { receiptHost } from "./receipt-host.ts";
import { useMeetingForm } from "./use-meeting-form.ts";

/** The form state is outside the dialog, so that typed text is kept when the popup is closed. */
export function MeetingDialog() {
  const open = useMeetingPopup((popup) => popup.open);
  const { receipt, dismissReceipt, ...meeting } = useMeetingForm();
  return (
    <>
      <Dialog
        open={open}
        onClose={closeMeetingPopup}
        title={words.scheduleMeeting}
        description={words.explanation}
        size="form"
      >
        <MeetingFields {...meeting} />
      </Dialog>
      {receipt &&
        createPortal(
          <MeetingReceipt
            // A second request has its own opener.
            key={JSON.stringify(receipt)}
            receipt={receipt}
            onClose={dismissReceipt}
          />,
          receiptHost,
        )}
    </>
  );
}
