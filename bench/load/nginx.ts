import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { type MeasuredProcess, measure } from "./measured-process.ts";

const PORT = 4181;

/** As one would set it up for static files: compressed beforehand, files kept open, no log. */
function configuration(folder: string): string {
  const user = process.getuid?.() === 0 ? "user root;" : ""; // the folder is closed to others
  return `${user}
daemon off; pid ${folder}/nginx.pid; worker_processes 1; error_log stderr crit;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on;
  open_file_cache max=1000 inactive=60s;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${PORT}; root ${folder}/www; etag on; add_header Cache-Control no-cache; }
}`;
}

/** Serves one page at /. */
export async function startNginx(
  folder: string,
  page: Buffer,
): Promise<MeasuredProcess & { port: number }> {
  mkdirSync(join(folder, "www"), { recursive: true });
  writeFileSync(join(folder, "www", "index.html"), page);
  writeFileSync(join(folder, "www", "index.html.gz"), gzipSync(page, { level: 9 }));
  writeFileSync(join(folder, "nginx.conf"), configuration(folder));
  const child = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  child.on("error", () => {
    throw new Error("nginx is needed for this measurement (Debian: apt-get install nginx-light)");
  });
  for (let attempt = 0; attempt < 50 && !(await answers()); attempt++) await delay(100);
  return { ...measure(child), port: PORT };
}

function answers(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port: PORT, host: "127.0.0.1" });
    socket.on("connect", () => (socket.destroy(), resolve(true)));
    socket.on("error", () => resolve(false));
  });
}
