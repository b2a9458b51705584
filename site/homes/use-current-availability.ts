import { useEffect } from "react";
import { readAvailability } from "#site/api/read-availability.ts";
import { setLatestAvailability } from "#site/store/homes.ts";

/** Without a response the state of the build stays. */
export function useCurrentAvailability(): void {
  useEffect(() => {
    const leaving = new AbortController();
    readAvailability(leaving.signal).then(
      (developments) => leaving.signal.aborted || setLatestAvailability(developments),
      () => {},
    );
    return () => leaving.abort();
  }, []);
}
