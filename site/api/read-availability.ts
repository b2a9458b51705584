import { useEffect } from "react";
import { AVAILABILITY_PATH } from "#domain/homes/availability-answer.ts";
import type { Availability } from "#domain/homes/status.ts";
import { setLatestAvailability } from "#site/store/homes.ts";
import { apiSettings } from "./api-settings.ts";
import { withTimeout } from "./with-timeout.ts";

/** Asks the server which homes are still available. Without an answer the state of the build stays. */
export function useLiveAvailability(): void {
  useEffect(() => {
    const leaving = new AbortController();
    loadAvailability(leaving.signal).then(
      (developments) => leaving.signal.aborted || setLatestAvailability(developments),
      () => {},
    );
    return () => leaving.abort();
  }, []);
}

function loadAvailability(leaving: AbortSignal): Promise<Record<string, Availability>> {
  return withTimeout(apiSettings.timeout, leaving, async (signal) => {
    const answer = await fetch(apiSettings.baseUrl + AVAILABILITY_PATH, {
      credentials: "omit",
      signal,
    });
    if (!answer.ok) throw new Error(`${AVAILABILITY_PATH} answers ${answer.status}`);
    return parseAvailability(await answer.json());
  });
}

/** By hand: a schema would load a validator for one answer. */
export function parseAvailability(answer: unknown): Record<string, Availability> {
  const { developments } = (answer ?? {}) as { developments?: unknown };
  const entries = Object.entries((developments ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, Availability] => isAvailability(entry[1])),
  );
}

function isAvailability(value: unknown): value is Availability {
  const { asOf, reserved, sold } = (value ?? {}) as Partial<Record<keyof Availability, unknown>>;
  return (
    typeof asOf === "string" &&
    !Number.isNaN(Date.parse(asOf)) &&
    [reserved, sold].every(
      (list) => Array.isArray(list) && list.every((number) => typeof number === "string"),
    )
  );
}
