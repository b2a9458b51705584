import { Button } from "#ui/button.tsx";
import * as words from "#words/errors.ts";

/** In place of a part of the page that React could not render. */
export function SomethingWentWrong() {
  return (
    <div role="alert" className="page-width py-10">
      <p className="font-medium">{words.partNotLoaded}</p>
      <p className="mt-2 mb-5 text-fg-soft">{words.partNotLoadedLead}</p>
      <Button onClick={() => window.location.reload()}>{words.tryAgain}</Button>
    </div>
  );
}
