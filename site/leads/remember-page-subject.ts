import { rememberSubject } from "#site/store/remember-subject.ts";

export function rememberPageSubject(): void {
  const subject = document.querySelector<HTMLMetaElement>("meta[name=subject]")?.content;
  if (subject) rememberSubject(location.pathname, subject);
}
