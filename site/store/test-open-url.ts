import { fireEvent } from "@testing-library/react";

/** As a back navigation does: what an earlier test has left is forgotten. */
export function openUrl(url: string): void {
  history.replaceState(null, "", url);
  fireEvent.popState(window);
}
