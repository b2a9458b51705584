/**
 * A page that is about a project keeps its name for the session, under its own path. The messages that
 * are written there name it, and those on the contact page, which it led to.
 */
export function rememberSubject(path: string, subject: string): void {
  try {
    sessionStorage.setItem(path, subject);
  } catch {
    // Where the browser forbids storage, messages begin empty.
  }
}
