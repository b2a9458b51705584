import { useEffect, useState } from "react";

/** The part that crosses this line below the head of the dialog counts as shown. */
const READING_LINE = "-25% 0px -75%";

/** `parts` are names of parts with spaces between: "plan view sun". */
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
