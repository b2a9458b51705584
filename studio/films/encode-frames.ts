import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, stat } from "node:fs/promises";
import type { FilmPlan } from "./films.ts";

const FILMS = "public/media/films";
const FRAMES_PER_SECOND = 24;
const PYTHON = process.env.PYTHON ?? "/usr/bin/python3";

const COARSER = 2;

/** Encodes at the plan's quality, then coarser until both files are light enough. */
export async function encodeFrames(
  film: FilmPlan,
  folder: string,
  score: string | null,
): Promise<void> {
  await encodeOnce(film, folder, score);
  const [mp4, webm] = await Promise.all(
    ["mp4", "webm"].map(async (ending) => (await stat(`${FILMS}/${film.name}.${ending}`)).size),
  );
  const tooHeavy = (bytes: number | undefined) => (bytes ?? 0) > film.limit;
  if (!tooHeavy(mp4) && !tooHeavy(webm)) return;
  const quality = {
    h264: film.quality.h264 + (tooHeavy(mp4) ? COARSER : 0),
    vp9: film.quality.vp9 + (tooHeavy(webm) ? 2 * COARSER : 0),
  };
  await encodeFrames({ ...film, quality }, folder, score);
}

/** Python moves the pictures, ffmpeg writes the WebM and the MP4 side by side. */
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
  if (made !== 0) throw new Error(`The frames of ${film.name} could not be made`);
  if (written !== 0) throw new Error(`ffmpeg ended with ${written} while writing ${film.name}`);
}

function parameters({ name, width, height, quality }: FilmPlan, score: string | null): string[] {
  const rate = String(FRAMES_PER_SECOND);
  const source = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width}x${height}`, "-r", rate];
  const sound = score ? ["-i", score] : [];
  const voice = (codec: string[]) => (score ? ["-map", "1:a", ...codec, "-shortest"] : ["-an"]);
  const picture = (codec: string, crf: number) => {
    return ["-map", "0:v", "-pix_fmt", "yuv420p", "-c:v", codec, "-crf", String(crf)];
  };
  const mp4 = ["-preset", "slow", "-movflags", "+faststart"];
  const webm = ["-b:v", "0", "-deadline", "good", "-cpu-used", "3", "-row-mt", "1"];
  return [
    ["-y", "-loglevel", "error", ...source, "-i", "-", ...sound],
    [...picture("libx264", quality.h264), ...mp4, ...voice(["-c:a", "aac", "-b:a", "96k"])],
    [`${FILMS}/${name}.mp4`],
    [...picture("libvpx-vp9", quality.vp9), ...webm, ...voice(["-c:a", "libopus", "-b:a", "64k"])],
    [`${FILMS}/${name}.webm`],
  ].flat();
}
