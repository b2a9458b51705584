import { useEffect } from "react";
import { rememberSubject } from "#site/store/remember-subject.ts";

type About = { key: string; title: string; place: string };

/**
 * While a home is open, and on a page that is opened from it, a message begins with the home. Back in
 * the list it begins with the development.
 */
export function useMessagesAbout({ key, title, place }: About, subject: string | null): void {
  useEffect(() => {
    const path = `/homes/${key}`;
    if (subject === null) return;
    rememberSubject(path, subject);
    return () => {
      const isStillHere = location.pathname.replace(/\/$/, "") === path;
      if (isStillHere) rememberSubject(path, `${title}, ${place}`);
    };
  }, [key, title, place, subject]);
}
