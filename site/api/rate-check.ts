import * as z from "zod/mini";
import { admitRequest } from "#domain/rate-limit.ts";

const STORAGE_KEY = "lead-requests";

/** For each path, when its requests were let through. */
const rememberedSchema = z.record(z.string(), z.array(z.number()));

type Remembered = z.infer<typeof rememberedSchema>;

/** Stands in for the storage where the browser refuses it. */
let inMemory: Remembered = {};

/** [7.002] [9.001] Whether the path may be called now; if so, the call is counted. */
export function mayCall(path: string, now = Date.now()): boolean {
  const remembered = recall();
  const { allowed, times } = admitRequest(remembered[path] ?? [], now);
  remember({ ...remembered, [path]: times });
  return allowed;
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
