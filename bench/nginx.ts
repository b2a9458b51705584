import { type ChildProcess, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findCommand } from "#server/testing/test-commands.ts";

const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

export function spawnNginx(folder: string, http: string): ChildProcess {
  const user = process.getuid?.() === 0 ? "user root;" : ""; // the folder is closed to others
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `${user}
daemon off; pid ${folder}/nginx.pid; worker_processes 1; error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  ${http}
}`,
  );
  return spawn(findCommand("nginx") ?? "nginx", ["-c", file, "-e", "stderr"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}

export async function waitForPort(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const socket = connect(port, "127.0.0.1");
    const responded = await new Promise((resolve) => {
      socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    });
    socket.destroy();
    if (responded) return;
    await delay(100);
  }
  throw new Error(`nginx does not respond on port ${port}`);
}
