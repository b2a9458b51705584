import type { HomeStatus } from "#domain/homes/status.ts";
import * as words from "#desk/words/en/homes.ts";
import { classes } from "#ui/classes.ts";

const tones: Record<HomeStatus, string> = {
  available: "text-success",
  reserved: "text-warning",
  sold: "text-fg-soft",
  "not-released": "text-sea",
};

/** Each status has a shape of its own, so that colour is not all that tells them apart. */
export function StatusMark({ status }: { status: HomeStatus }) {
  return (
    <svg
      viewBox="0 0 12 12"
      className={classes("size-3 shrink-0", tones[status])}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {status === "available" && <circle cx="6" cy="6" r="4.5" />}
      {status === "reserved" && (
        <>
          <path d="M1.5 1.5h9v9h-9z" />
          <path d="M2 2h8L2 10z" fill="currentColor" stroke="none" />
        </>
      )}
      {status === "sold" && <path d="M1.5 1.5h9v9h-9z" fill="currentColor" />}
      {status === "not-released" && <circle cx="6" cy="6" r="4.5" strokeDasharray="2 1.8" />}
    </svg>
  );
}

export function StatusText({ status }: { status: HomeStatus }) {
  return (
    <span className={classes("inline-flex items-center gap-1.5", tones[status])}>
      <StatusMark status={status} />
      {words.statuses[status]}
    </span>
  );
}
