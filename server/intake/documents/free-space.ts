import { statfs } from "node:fs/promises";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { FAILURE_TEXTS } from "#domain/lead-texts.ts";
import { HttpError } from "#server/http/http-error.ts";
import { StoreFailure } from "#server/storage/store-failure.ts";

const MEGABYTE = 1024 * 1024;

/** 512 MB, or 5 % of a small disk. */
const DEFAULT_FLOOR_BYTES = 512 * MEGABYTE;
const DEFAULT_FLOOR_SHARE = 0.05;

/** Milliseconds between checks of the disk; in between, written bytes are counted. */
const CHECK_EVERY = 3000;
const LOG_EVERY = 60_000;
const RETRY_AFTER_SECONDS = "60";

export type FreeSpace = {
  requireRoom(bytes: number): Promise<void>;
};

export type Disk = { freeBytes: number; totalBytes: number };

type Watch = {
  uploadsFolder: string;
  /** The default is a floor by the size of the disk; 0 means none. */
  minFreeMegabytes: number | undefined;
  log: FastifyBaseLogger;
  readDisk?: (folder: string) => Promise<Disk>;
  /** Returns milliseconds. */
  clock?: () => number;
};

/** Documents must leave space for leads without documents. */
export function watchFreeSpace({
  uploadsFolder,
  minFreeMegabytes,
  log,
  readDisk = readFileSystem,
  clock = () => performance.now(),
}: Watch): FreeSpace {
  let checked: { at: number; disk: Promise<Disk> } | null = null;
  let loggedAt = Number.NEGATIVE_INFINITY;

  function floorOf({ totalBytes }: Disk): number {
    if (minFreeMegabytes !== undefined) return minFreeMegabytes * MEGABYTE;
    return Math.min(DEFAULT_FLOOR_BYTES, totalBytes * DEFAULT_FLOOR_SHARE);
  }

  function report(freeBytes: number): void {
    if (clock() - loggedAt < LOG_EVERY) return;
    loggedAt = clock();
    log.error({ freeBytes }, "documents refused: the disk is almost full");
  }

  return {
    async requireRoom(bytes) {
      if (minFreeMegabytes === 0) return;
      if (!checked || clock() - checked.at >= CHECK_EVERY) {
        checked = { at: clock(), disk: readDisk(uploadsFolder) };
      }
      const disk = await checked.disk;
      if (disk.freeBytes - bytes >= floorOf(disk)) {
        disk.freeBytes -= bytes;
        return;
      }
      report(disk.freeBytes);
      throw new HttpError(503, FAILURE_TEXTS.server, {
        headers: { "retry-after": RETRY_AFTER_SECONDS },
      });
    },
  };
}

async function readFileSystem(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder).catch((cause: unknown) => {
    throw new StoreFailure("the free space of the disk could not be read", { cause });
  });
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** Refuses requests before their documents are read. */
export function refuseDocumentsWithoutRoom({ freeSpace }: { freeSpace: FreeSpace }) {
  return async function checkFreeSpace({ mediaType }: FastifyRequest): Promise<void> {
    if (mediaType === "multipart/form-data") await freeSpace.requireRoom(0);
  };
}
