import { useEffect, useRef, useState } from "react";
import { showPartInUrl } from "#site/store/home-link.ts";
import { showPart } from "./dialog-section.tsx";

/** The part that crosses this line below the head of the dialog counts as shown. */
const READING_LINE = "-25% 0px -75%";

/** `parts` are names of parts with spaces between: "view plan sun". The URL names the part that is shown,
 * and a link opens the dialog at the part that it names. */
export function useShownPart(parts: string, isLoaded: boolean): string | null {
  const [shown, setShown] = useState<string | null>(null);
  const asked = useRef(location.hash.slice(1));
  const [first] = parts.split(" ");

  useEffect(() => {
    if (!isLoaded) return;
    if (parts.split(" ").includes(asked.current)) showPart(asked.current);
    asked.current = "";
  }, [parts, isLoaded]);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const part = target.getAttribute("data-part");
          if (isIntersecting) setShown(part);
          else setShown((before) => (before === part ? null : before));
        }
      },
      { rootMargin: READING_LINE },
    );
    for (const part of parts.split(" ")) {
      const section = document.querySelector(`dialog [data-part="${part}"]`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [parts]);

  useEffect(() => {
    if (isLoaded) showPartInUrl(shown === null || shown === first ? "" : shown);
  }, [isLoaded, shown, first]);

  return shown;
}
