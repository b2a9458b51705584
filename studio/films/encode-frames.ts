import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { MEDIA_FOLDER } from "#catalog/pictures/manifest.ts";
import type { FilmPlan } from "./films.ts";

const FILMS = join(MEDIA_FOLDER, "films");
const FRAMES_PER_SECOND = 24;
const PYTHON = process.env.PYTHON ?? "/usr/bin/python3";

/** Added to the constant rate factor when a file is over its limit. */
const CRF_STEP = 2;

/** Encodes at the plan's quality, then at lower quality until both files are within the limit. */
export async function encodeFrames(
  film: FilmPlan,
  folder: string,
  score: string | null,
): Promise<void> {
  await encodeOnce(film, folder, score);
  const [mp4, webm] = await Promise.all(
    ["mp4", "webm"].map(async (ending) => (await stat(`${FILMS}/${film.name}.${ending}`)).size),
  );
  const tooLarge = (bytes: number | undefined) => (bytes ?? 0) > film.limit;
  if (!tooLarge(mp4) && !tooLarge(webm)) return;
  const quality = {
    h264: film.quality.h264 + (tooLarge(mp4) ? CRF_STEP : 0),
    vp9: film.quality.vp9 + (tooLarge(webm) ? 2 * CRF_STEP : 0),
  };
  await encodeFrames({ ...film, quality }, folder, score);
}

/** Python renders the frames, ffmpeg encodes them as WebM and MP4. */
async function encodeOnce(film: FilmPlan, folder: string, score: string | null): Promise<void> {
  await mkdir(FILMS, { recursive: true });
  const frames = spawn(PYTHON, ["studio/films/frames.py", folder], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ffmpeg = spawn("ffmpeg", parameters(film, score), {
    stdio: ["pipe", "inherit", "inherit"],
  });
  frames.stdin.end(JSON.stringify({ ...film, rate: FRAMES_PER_SECOND }));
  frames.stdout.pipe(ffmpeg.stdin);
  const [[made], [written]] = await Promise.all([once(frames, "exit"), once(ffmpeg, "exit")]);
  if (made !== 0)
    throw new Error(`studio/films/frames.py exited with ${made} while rendering ${film.name}`);
  if (written !== 0) throw new Error(`ffmpeg exited with ${written} while encoding ${film.name}`);
}

function parameters({ name, width, height, quality }: FilmPlan, score: string | null): string[] {
  const rate = String(FRAMES_PER_SECOND);
  const source = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width}x${height}`, "-r", rate];
  const music = score ? ["-i", score] : [];
  const audio = (codec: string[]) => (score ? ["-map", "1:a", ...codec, "-shortest"] : ["-an"]);
  const video = (codec: string, crf: number) => {
    return ["-map", "0:v", "-pix_fmt", "yuv420p", "-c:v", codec, "-crf", String(crf)];
  };
  const mp4 = ["-preset", "slow", "-movflags", "+faststart"];
  const webm = ["-b:v", "0", "-deadline", "good", "-cpu-used", "3", "-row-mt", "1"];
  return [
    ["-y", "-loglevel", "error", ...source, "-i", "-", ...music],
    [...video("libx264", quality.h264), ...mp4, ...audio(["-c:a", "aac", "-b:a", "96k"])],
    [`${FILMS}/${name}.mp4`],
    [...video("libvpx-vp9", quality.vp9), ...webm, ...audio(["-c:a", "libopus", "-b:a", "64k"])],
    [`${FILMS}/${name}.webm`],
  ].flat();
}
