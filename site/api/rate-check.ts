import * as z from "zod/mini";
import { admit, type UsageWindows } from "#domain/rate-limit.ts";

const STORAGE_KEY = "lead-requests";

type Remembered = Record<string, UsageWindows>;

const rememberedSchema: z.ZodMiniType<Remembered> = z.record(
  z.string(),
  z.record(z.string(), z.array(z.tuple([z.number(), z.number()]))),
);

/** Used where the browser blocks storage. */
let inMemory: Remembered = {};

/** [7.002] [9.001] Whether a request to the path may be sent now; if so, it is counted. */
export function maySend(path: string, now = Date.now()): boolean {
  const remembered = recall();
  const admission = admit(remembered[path] ?? {}, { at: now, amount: 1 });
  const windows = admission.allowed ? admission.windows : admission.corrected;
  if (windows) remember({ ...remembered, [path]: windows });
  return admission.allowed;
}

function recall(): Remembered {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return rememberedSchema.parse(JSON.parse(stored ?? "{}"));
  } catch {
    return inMemory;
  }
}

function remember(remembered: Remembered): void {
  inMemory = remembered;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(remembered));
  } catch {
    // Without storage the count lasts as long as the page.
  }
}
