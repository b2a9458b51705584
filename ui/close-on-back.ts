import { useEffectEvent, useLayoutEffect } from "react";
import { addLevel } from "./history-levels.ts";

/** While `open`, the browser's Back calls `onBack` and the page stays. */
export function useCloseOnBack(open: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);

  // A layout effect adds the entry in the frame that shows the level, because Back may follow at once.
  useLayoutEffect(() => {
    if (!open) return;
    const level = addLevel(() => close());
    return () => {
      level.close = null;
    };
  }, [open]);
}
