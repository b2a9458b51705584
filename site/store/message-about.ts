import * as words from "#words/message-about.ts";

/** How a message begins on a page about a project, or after one: see `rememberSubject`. */
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
