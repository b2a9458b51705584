import * as words from "#words/message-about.ts";

/** Prefilled on a project's page and on the page after it (`rememberSubject`). */
export function messageAbout(path: string | null): string {
  const subject = path === null ? null : subjectOf(path.replace(/\/$/, ""));
  return subject ? words.interestedIn(subject) : "";
}

function subjectOf(path: string): string | null {
  try {
    return sessionStorage.getItem(path);
  } catch {
    return null;
  }
}
