import { useCloseOnBack } from "#site/ui/close-on-back.ts";
import { useIsPanelOpen } from "./use-panel.ts";

/** Called by what stands in the panel, so that its code comes with the panel's content. */
export function useClosePanelOnBack(id: string): void {
  useCloseOnBack(useIsPanelOpen(id), () => document.getElementById(id)?.hidePopover());
}
