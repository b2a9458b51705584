import * as words from "#words/forms.ts";

/** Tells those who cannot see the button turn that something is under way. The frame is always there. */
export function SendingNote({ sending }: { sending: boolean }) {
  return (
    <p aria-live="polite" className="sr-only">
      {sending && words.sendingNote}
    </p>
  );
}
