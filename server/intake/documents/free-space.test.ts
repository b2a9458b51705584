import { expect, test } from "vitest";
import { pino } from "pino";
import { makeFolder } from "#server/testing/test-folder.ts";
import { type Disk, watchFreeSpace } from "./free-space.ts";

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

function makeWatch(disk: Disk, minFreeMegabytes?: number) {
  const lines: string[] = [];
  const state = { disk, now: 0, asked: 0 };
  const freeSpace = watchFreeSpace({
    uploadsFolder: "/uploads",
    minFreeMegabytes,
    log: pino({}, { write: (line) => void lines.push(line) }),
    clock: () => state.now,
    readDisk: async () => {
      state.asked++;
      return { ...state.disk };
    },
  });
  return { state, lines, requireRoom: freeSpace.requireRoom };
}

const refused = { name: "HttpError", status: 503, headers: { "retry-after": "60" } };

test.for([
  ["512 MB of a large disk", 100 * GIGABYTE, undefined, 512 * MEGABYTE],
  ["a twentieth of a small disk", 1000 * MEGABYTE, undefined, 50 * MEGABYTE],
  ["what the setting says", 100 * GIGABYTE, 2048, 2048 * MEGABYTE],
  ["nothing with a setting of 0", 100 * GIGABYTE, 0, Number.NEGATIVE_INFINITY],
] as const)("documents leave %s free", async ([, totalBytes, setting, floor]) => {
  const free = Number.isFinite(floor) ? floor : 0;
  await makeWatch({ freeBytes: free + 1, totalBytes }, setting).requireRoom(1);
  const over = makeWatch({ freeBytes: free, totalBytes }, setting).requireRoom(1);
  if (Number.isFinite(floor)) await expect(over).rejects.toMatchObject(refused);
  else await over;
});

test("written bytes count before the disk is checked again", async () => {
  const { state, requireRoom } = makeWatch(
    { freeBytes: 515 * MEGABYTE, totalBytes: GIGABYTE },
    512,
  );
  await Promise.all([1, 2, 3].map(() => requireRoom(MEGABYTE)));
  await expect(requireRoom(MEGABYTE)).rejects.toMatchObject(refused);
  expect(state.asked).toBe(1);
  state.now = 3000;
  await requireRoom(MEGABYTE);
  expect(state.asked).toBe(2);
});

test("a full disk is logged once a minute, not once a request", async () => {
  const { state, lines, requireRoom } = makeWatch({ freeBytes: 0, totalBytes: GIGABYTE });
  for (state.now = 0; state.now < 120_000; state.now += 1000) {
    await expect(requireRoom(0)).rejects.toMatchObject(refused);
  }
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain("documents refused: the disk is almost full");
});

test("the real disk is checked by default", async () => {
  const watch = (folder: string, minFreeMegabytes: number) =>
    watchFreeSpace({ uploadsFolder: folder, minFreeMegabytes, log: pino({ level: "silent" }) });
  await watch(makeFolder(), 1).requireRoom(1);
  await expect(watch(makeFolder(), 1_000_000_000).requireRoom(1)).rejects.toMatchObject(refused);
  await expect(watch("/nowhere/at/all", 1).requireRoom(1)).rejects.toMatchObject({
    name: "StoreFailure",
  });
});
