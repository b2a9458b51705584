import { isPagePath } from "#domain/live-forms.ts";

/** The page from which the visitor writes, for the office. */
export function currentPage() {
  const path = location.pathname;
  return {
    page: isPagePath(path) ? path : undefined,
    pageTitle: document.querySelector("main h1")?.textContent,
  };
}
