import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Outcome } from "./simulate-seed.ts";

export type SeedOutcome = Outcome & { seed: number };

type Share = { first: number; count: number; every?: number; plant?: string; trace?: boolean };

/** Runs seeds in a process of their own, because the clock of that process is not the real one. */
export async function startSeeds(
  { first, count, every = 1, plant, trace = false }: Share,
  onOutcome: (outcome: SeedOutcome) => void,
): Promise<void> {
  const file = fileURLToPath(new URL("./run-seeds.ts", import.meta.url));
  const given = [
    `--first=${first}`,
    `--count=${count}`,
    `--every=${every}`,
    ...(plant ? ["--plant", plant] : []),
    ...(trace ? ["--trace"] : []),
  ];
  const child = spawn(process.execPath, [file, ...given], { stdio: ["ignore", "pipe", "inherit"] });
  let left = count;
  const ended = new Promise<number | null>((resolve) => void child.once("exit", resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"seed":')) {
      console.log(line);
      continue;
    }
    left--;
    onOutcome(JSON.parse(line) as SeedOutcome);
  }
  const code = await ended;
  if (code !== 0 || (left > 0 && !plant)) {
    throw new Error(`the process of seeds from ${first} ended with ${code}, ${left} seeds short`);
  }
}
