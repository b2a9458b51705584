import { parentPort } from "node:worker_threads";

parentPort?.on("message", (job: string) => {
  if (job === "spin") for (;;);
  if (job === "exit") process.exit(0);
  if (job === "throw") throw new Error("thrown by the worker");
  if (job === "fill the memory") fillMemory();
  if (job === "fail") parentPort?.postMessage({ error: new Error("failed in the worker") });
  else parentPort?.postMessage({ result: job });
});

function fillMemory(): void {
  const filling: string[][] = [];
  for (;;) filling.push(Array.from({ length: 1000 }, () => String(filling.length)));
}
