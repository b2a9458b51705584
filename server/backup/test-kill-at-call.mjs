// Loaded with --import: kills its process before the call of the file system that KILL_AT_CALL counts to.
import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

let left = Number(process.env.KILL_AT_CALL);

for (const name of ["chown", "link", "mkdir", "open", "rename", "rm", "writeFile"]) {
  const original = promises[name];
  promises[name] = (...given) => {
    left -= 1;
    if (left === 0) process.kill(process.pid, "SIGKILL");
    return original(...given);
  };
}
syncBuiltinESMExports();
