import { useEffect } from "react";
import * as words from "#desk/words/en/desk.ts";

export function useDocumentTitle(screen: string): void {
  useEffect(() => {
    document.title = words.documentTitle(screen);
  }, [screen]);
}
