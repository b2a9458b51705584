import { TestRunner } from "vitest";
import { type ProgramName, systemPrograms } from "./system-programs.ts";

/** Leaves the current test out where one of the programs is not installed. */
export function needPrograms(...names: ProgramName[]): void {
  const missing = names.filter((name) => !systemPrograms[name].isInstalled());
  if (missing.length === 0) return;
  TestRunner.getCurrentTest()?.context.skip(`needs ${missing.join(", ")}`);
}
