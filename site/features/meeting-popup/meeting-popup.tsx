import { useEffect, useSyncExternalStore } from "react";
import { useOpenedBy } from "#site/boot/use-opened-by.ts";
import { closeMeetingPopup, openMeetingPopup, useMeetingPopup } from "#site/store/meeting-popup.ts";
import { readReceipt } from "#site/store/kept-receipt.ts";
import { OnDemand } from "#site/ui/on-demand.tsx";

/** Part of every page; its code is loaded when the popup is first opened. */
export function MeetingPopup() {
  const open = useMeetingPopup((popup) => popup.open);
  const hasReceipt = useSyncExternalStore(neverChanges, hasKeptReceipt, () => false);
  useOpenedBy("MeetingPopup", openMeetingPopup);

  // [2.030] The page has the state while the popup is shown.
  useEffect(() => {
    document.body.classList.toggle("popup-open", open);
  }, [open]);

  return (
    <OnDemand
      wanted={open || hasReceipt}
      load={() => import("./meeting-dialog.tsx")}
      onFailure={closeMeetingPopup}
    >
      {({ MeetingDialog }) => <MeetingDialog />}
    </OnDemand>
  );
}

function hasKeptReceipt(): boolean {
  return readReceipt() !== null;
}

function neverChanges() {
  return () => {};
}
