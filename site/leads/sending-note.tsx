import * as words from "#words/forms.ts";

/** Announces to screen readers that the form is being sent. The live region is always rendered. */
export function SendingNote({ sending }: { sending: boolean }) {
  return (
    <p aria-live="polite" className="sr-only">
      {sending && words.sendingNote}
    </p>
  );
}
