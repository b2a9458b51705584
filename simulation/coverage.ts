/** How often each command succeeded and each fault happened. */
export type Coverage = Record<string, number>;

export const COMMANDS = [
  "meeting",
  "meeting again",
  "contact",
  "broker",
  "availability",
  "list",
  "search",
  "view",
  "counts",
  "live event",
  "stage",
  "assign",
  "next-step",
  "note",
  "call",
  "stop",
  "merge",
  "reply",
  "bulk",
  "document",
  "home",
  "export",
  "export refused",
  "erase",
  "figures",
  "audit",
] as const;

export const FAULTS = [
  "request lost",
  "request twice",
  "request repeated",
  "response lost",
  "database error",
  "database answer lost",
  "several in one commit",
  "mail refused",
  "mail answer lost",
  "mail twice",
  "webhook refused",
  "webhook answer lost",
  "documents error",
  "documents half written",
  "documents answer lost",
  "crash before",
  "crash after",
  "power cut",
  "stall",
  "clock forward",
  "clock back",
  "conflict",
] as const;

export type Covered = (typeof COMMANDS)[number] | (typeof FAULTS)[number];

export function addCoverage(sum: Coverage, added: Coverage): void {
  for (const [name, count] of Object.entries(added)) sum[name] = (sum[name] ?? 0) + count;
}

export function neverReached(coverage: Coverage): Covered[] {
  return [...COMMANDS, ...FAULTS].filter((name) => !coverage[name]);
}

export function coverageTable(coverage: Coverage): string {
  const rows = [...COMMANDS.entries()].map(([index, command]) => {
    const fault = FAULTS[index];
    const cell = (name: Covered | undefined) =>
      name ? `${name.padEnd(24)}${String(coverage[name] ?? 0).padStart(8)}` : "";
    return `${cell(command)}    ${cell(fault)}`.trimEnd();
  });
  return ["command                    times    fault                      times", ...rows].join(
    "\n",
  );
}
