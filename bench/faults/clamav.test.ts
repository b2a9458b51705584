import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { openClamav } from "#server/intake/documents/virus-scanner.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { needPrograms } from "#server/testing/test-needed-programs.ts";

vi.setConfig({ testTimeout: 120_000 });

/** The harmless EICAR test file, in two pieces so that no scanner reports this source file. */
const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${"EICAR-STANDARD-ANTIVIRUS-TEST-FILE"}!$H+H*`;

/** Its one signature is that of the EICAR file. */
async function startClamd(): Promise<string> {
  const folder = makeFolder();
  mkdirSync(join(folder, "signatures"));
  const signature = Buffer.from(EICAR).toString("hex");
  writeFileSync(join(folder, "signatures", "own.ndb"), `Own.Eicar:0:*:${signature}\n`);
  const socket = join(folder, "clamd.ctl");
  writeFileSync(
    join(folder, "clamd.conf"),
    [`LocalSocket ${socket}`, `DatabaseDirectory ${folder}/signatures`, "Foreground yes"].join(
      "\n",
    ),
  );
  const daemon = spawn("clamd", ["-c", join(folder, "clamd.conf")], { stdio: "ignore" });
  onTestFinished(() => void daemon.kill("SIGKILL"));
  for (let attempt = 0; attempt < 200 && !(await responds(socket)); attempt++) await delay(200);
  return socket;
}

function responds(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.on("connect", () => (socket.destroy(), resolve(true)));
    socket.on("error", () => resolve(false));
  });
}

test("a real ClamAV refuses an infected document and accepts the others", async () => {
  needPrograms("ClamAV");
  const scanner = openClamav({ path: await startClamd() });
  const folder = makeFolder();
  const filling = Buffer.alloc(3_000_000, "harmless ");
  writeFileSync(join(folder, "clean.pdf"), Buffer.concat([Buffer.from("%PDF-1.7\n"), filling]));
  const infected = Buffer.concat([Buffer.from("%PDF-1.7\n"), filling, Buffer.from(EICAR)]);
  writeFileSync(join(folder, "infected.pdf"), infected);
  expect(await scanner.isClean(join(folder, "clean.pdf"))).toBe(true);
  expect(await scanner.isClean(join(folder, "infected.pdf"))).toBe(false);
});
