import { isPagePath } from "#domain/live-forms.ts";

export function currentPage() {
  const path = location.pathname;
  return {
    page: isPagePath(path) ? path : undefined,
    pageTitle: document.querySelector("main h1")?.textContent,
  };
}
