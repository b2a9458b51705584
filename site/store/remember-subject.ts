/**
 * Stores the project of a page for the session, under the page's path. Messages written on that page,
 * or on the contact page opened from it, begin with the project's name.
 */
export function rememberSubject(path: string, subject: string): void {
  try {
    sessionStorage.setItem(path, subject);
  } catch {
    // Where the browser blocks storage, messages begin empty.
  }
}
