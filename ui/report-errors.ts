const MAX_REPORTS = 3;

const reported = new Set<string>();

/** Errors that nothing handles go to the server, each once and few of a page. The server removes what may be personal.
 * React reports its own by `error` too. */
export function reportErrors(url: string): void {
  function report(error: Partial<Error> | null, message: string, place?: string) {
    if (reported.size === MAX_REPORTS || reported.has(message)) return;
    reported.add(message);
    const stack = error?.stack ?? place;
    const body = JSON.stringify({ message, stack, page: location.pathname });
    // oxlint-disable-next-line no-restricted-properties -- a page that is left still sends it, and waits for nothing
    navigator.sendBeacon(url, body);
  }
  addEventListener("error", ({ error, message, filename, lineno, colno }) =>
    report(error, message, `${filename}:${lineno}:${colno}`),
  );
  addEventListener("unhandledrejection", ({ reason }) => report(reason, String(reason)));
}
