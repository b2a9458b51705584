import { useEffect, useState } from "react";

/** A line in the upper part of the screen, below the head of the sheet: the part that crosses it is shown. */
const READING_LINE = "-25% 0px -75%";

/** The part of the sheet that is in view, out of several names: "plan view sun". */
export function useShownPart(parts: string): string | null {
  const [shown, setShown] = useState<string | null>(null);

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

  return shown;
}
