import { developmentKeys } from "#catalog/developments/availability.ts";
import { hasHome } from "#catalog/developments/home-numbers.ts";
import { type HomeSubject, homeSubjectPath, parseHomeSubject } from "#domain/homes/home-subject.ts";

let known: Set<string> | undefined;

/** Whether the development exists, and the home in it where one is named. */
export function isHomeSubject(about: string): boolean {
  const subject = findHomeSubject(about);
  return subject !== null && (subject.home === null || hasHome(subject.development, subject.home));
}

/** Null unless the development exists; an older lead may be about a home that is gone. Receipts repeat what is found
 * here, so nobody can put words of their own into one. */
export function findHomeSubject(about: string): HomeSubject | null {
  const subject = parseHomeSubject(about);
  known ??= new Set(developmentKeys());
  return subject && known.has(subject.development) ? subject : null;
}

/** "A-304, Harbour House"; what is not known is returned unchanged. */
export function homeSubjectText(about: string): string {
  const subject = findHomeSubject(about);
  if (!subject) return about;
  return [subject.home, developmentTitle(subject.development)].filter(Boolean).join(", ");
}

export function homePathOf(about: string): string | undefined {
  const subject = findHomeSubject(about);
  return subject ? homeSubjectPath(subject) : undefined;
}

/** The server has no texts of projects; a test compares the titles with the pages'. */
export function developmentTitle(key: string): string {
  return key.replaceAll(/(^|-)(\w)/g, (_, gap, letter) => (gap && " ") + letter.toUpperCase());
}
