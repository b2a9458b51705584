import { type RefObject, useEffect, useRef, useState } from "react";
import type { LeadKind } from "#domain/lead-kinds.ts";
import { HONEYPOT_FIELD } from "#domain/spam-signals.ts";
import type { LeadContent } from "#site/api/lead-body.ts";
import { type LeadOutcome, sendLead } from "#site/api/send-lead.ts";

/** Sends one request at a time, however often the button is pressed. A form that was rendered before
 * this hook passes the time at which it was shown. */
export function useLead(kind: LeadKind, formShownAt?: RefObject<number>) {
  const [sending, setSending] = useState(false);
  const [progress, setProgress] = useState(0);
  const underWay = useRef<AbortController | null>(null);
  const [trapped, setTrapped] = useState("");
  const hookShownAt = useRef(0);
  const shownAt = formShownAt ?? hookShownAt;

  useEffect(() => {
    hookShownAt.current = performance.now();
  }, []);

  /** Null while another request is pending. */
  async function send({ fields, ...content }: LeadContent): Promise<LeadOutcome | null> {
    if (underWay.current) return null;
    const attempt = new AbortController();
    underWay.current = attempt;
    setProgress(0);
    setSending(true);
    const outcome = await sendLead(
      kind,
      { ...content, fields: trapped ? { ...fields, [HONEYPOT_FIELD]: trapped } : fields },
      {
        fillTime: performance.now() - shownAt.current,
        signal: attempt.signal,
        onProgress: setProgress,
      },
    );
    underWay.current = null;
    setSending(false);
    return outcome;
  }

  function cancel() {
    underWay.current?.abort();
  }

  return { send, sending, progress, cancel, trap: { value: trapped, onFill: setTrapped } };
}
