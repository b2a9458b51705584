import { useEffect, useEffectEvent } from "react";
import { OPENS } from "./names.ts";

/** For an island that buttons elsewhere on the page open: those with `opens(name)`. A click before the
 * island is hydrated is queued for it (inline/queue.ts). */
export function useOpenedBy(name: string, onOpen: (button: HTMLElement) => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    function onClick({ target }: MouseEvent) {
      const button = (target as Element).closest<HTMLElement>(`[${OPENS}=${name}]`);
      if (button) open(button);
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [name]);
}

/** The attribute of a button that opens an island; `value` of the button may say what to show. */
export function opens(name: string) {
  return { [OPENS]: name };
}
