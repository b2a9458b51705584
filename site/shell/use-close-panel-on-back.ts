import { useCloseOnBack } from "#ui/close-on-back.ts";
import { useIsPanelOpen } from "./use-panel.ts";

/** Called by the panel's content, so that its code is loaded with that content. */
export function useClosePanelOnBack(id: string): void {
  useCloseOnBack(useIsPanelOpen(id), () => document.getElementById(id)?.hidePopover());
}
