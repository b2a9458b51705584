import { useEffect } from "react";
import { closeMeetingPopup, useMeetingPopup } from "#site/store/meeting-popup.ts";
import { OnDemand, sayNotLoaded } from "#site/ui/on-demand.tsx";

/** Stands in the frame of every page and costs nothing until somebody asks for a meeting. */
export function MeetingPopup() {
  const open = useMeetingPopup((popup) => popup.open);

  // [2.030] The page carries the state while the popup is shown.
  useEffect(() => {
    document.body.classList.toggle("popup-open", open);
  }, [open]);

  function onFailure() {
    closeMeetingPopup();
    sayNotLoaded();
  }

  return (
    <OnDemand wanted={open} load={() => import("./meeting-dialog.tsx")} onFailure={onFailure}>
      {({ MeetingDialog }) => <MeetingDialog />}
    </OnDemand>
  );
}
