import { isIPv6 } from "node:net";
import type { RateLimit } from "#domain/rate-limit.ts";
import type { Database } from "#server/db/database.ts";
import { admitInto, type RequestWindows } from "./request-windows.ts";

type Admission = { allowed: true } | { allowed: false; retryAfter: number };

type Row = { windows: string };

/** Counted in the database, so that several instances count together and a restart forgets nobody. */
export async function admitFrom(
  database: Database,
  source: string,
  limits: readonly RateLimit[],
  now: Date,
): Promise<Admission> {
  // A flood is turned away by reading alone.
  const known = await database.first<Row>(
    "select windows from request_rates where source = ?",
    source,
  );
  const firstLook = admitInto(windowsOf(known), now.getTime(), limits);
  if (!firstLook.allowed) return firstLook;

  // Whether one more was counted is not worth waiting for the disk.
  return database.fleeting(async (tx) => {
    // The upsert holds the row until the end of the transaction: no two requests count as one.
    const row = await tx.first<Row>(
      `insert into request_rates (source, windows, last_at) values (?, '{}', ?)
       on conflict (source) do update set last_at = excluded.last_at
       returning windows`,
      source,
      now.getTime(),
    );
    const decision = admitInto(windowsOf(row), now.getTime(), limits);
    if (!decision.allowed) return decision;
    const windows = JSON.stringify(decision.windows);
    await tx.run("update request_rates set windows = ? where source = ?", windows, source);
    return { allowed: true };
  });
}

export async function forgetOldRates(database: Database, before: Date): Promise<number> {
  return database.run("delete from request_rates where last_at < ?", before.getTime());
}

function windowsOf(row: Row | undefined): RequestWindows {
  return row ? (JSON.parse(row.windows) as RequestWindows) : {};
}

/** Who is counted as one: an IPv4 address, or the /64 network that one IPv6 customer gets. */
export function sourceNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.replace(/%.*$/, "").toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
