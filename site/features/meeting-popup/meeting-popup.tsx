import { useEffect } from "react";
import { useOpenedBy } from "#site/boot/use-opened-by.ts";
import {
  closeMeetingPopup,
  openMeetingPopup,
  type PropertyInterest,
  useMeetingPopup,
} from "#site/store/meeting-popup.ts";
import { OnDemand } from "#site/ui/on-demand.tsx";

/** Part of every page; its code is loaded when the popup is first opened. */
export function MeetingPopup() {
  const open = useMeetingPopup((popup) => popup.open);
  useOpenedBy("MeetingPopup", ({ dataset }) =>
    openMeetingPopup(dataset.interest as PropertyInterest | undefined),
  );

  // [2.030] The page has the state while the popup is shown.
  useEffect(() => {
    document.body.classList.toggle("popup-open", open);
  }, [open]);

  return (
    <OnDemand
      wanted={open}
      load={() => import("./meeting-dialog.tsx")}
      onFailure={closeMeetingPopup}
    >
      {({ MeetingDialog }) => <MeetingDialog />}
    </OnDemand>
  );
}
