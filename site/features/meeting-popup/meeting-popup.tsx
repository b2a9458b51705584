import { useEffect } from "react";
import { closeMeetingPopup, useMeetingPopup } from "#site/store/meeting-popup.ts";
import { NOT_LOADED_TEXT, OnDemand } from "#site/ui/on-demand.tsx";
import { showToast } from "#site/ui/toast.ts";

/** Stands in the frame of every page and costs nothing until somebody asks for a meeting. */
export function MeetingPopup() {
  const open = useMeetingPopup((popup) => popup.open);

  // [2.030] The page carries the state while the popup is shown.
  useEffect(() => {
    document.body.classList.toggle("popup-open", open);
  }, [open]);

  function onFailure() {
    closeMeetingPopup();
    showToast("error", NOT_LOADED_TEXT);
  }

  return (
    <OnDemand wanted={open} load={() => import("./meeting-dialog.tsx")} onFailure={onFailure}>
      {({ MeetingDialog }) => <MeetingDialog />}
    </OnDemand>
  );
}
