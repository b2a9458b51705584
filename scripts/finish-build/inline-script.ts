import { minifySync } from "vite";

/** A script for a page that calls a function, which must not refer to anything outside itself. */
export function inlineScript<Args extends unknown[]>(
  run: (...args: Args) => void,
  ...args: Args
): string {
  const call = `(${run})(${args.map((value) => JSON.stringify(value)).join()})`;
  const { code, errors } = minifySync("inline.js", call);
  if (errors[0]) throw new Error(errors[0].message);
  return `<script>${code}</script>`;
}
