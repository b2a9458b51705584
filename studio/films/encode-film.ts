import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";

export const FILMS = "public/media/films";
export const FRAMES_PER_SECOND = 24;

export type FilmSize = { width: number; height: number };
export type Quality = { h264: number; vp9: number };

/** Feeds frames to ffmpeg, which writes the WebM and the MP4 side by side. */
export async function encodeFilm(
  name: string,
  { width, height }: FilmSize,
  frames: Iterable<Uint8Array>,
  quality: Quality,
  score: string | null,
): Promise<void> {
  await mkdir(FILMS, { recursive: true });
  const rate = String(FRAMES_PER_SECOND);
  const source = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width}x${height}`, "-r", rate];
  const sound = score ? ["-i", score] : [];
  const voice = (codec: string[]) => (score ? ["-map", "1:a", ...codec, "-shortest"] : ["-an"]);
  const picture = (codec: string, crf: number) => {
    return ["-map", "0:v", "-pix_fmt", "yuv420p", "-c:v", codec, "-crf", String(crf)];
  };
  const mp4 = ["-preset", "slow", "-tune", "animation", "-movflags", "+faststart"];
  const webm = ["-b:v", "0", "-deadline", "good", "-cpu-used", "4", "-row-mt", "1"];
  const ffmpeg = spawn(
    "ffmpeg",
    [
      ["-y", "-loglevel", "error", ...source, "-i", "-", ...sound],
      [...picture("libx264", quality.h264), ...mp4, ...voice(["-c:a", "aac", "-b:a", "96k"])],
      [`${FILMS}/${name}.mp4`],
      [
        ...picture("libvpx-vp9", quality.vp9),
        ...webm,
        ...voice(["-c:a", "libopus", "-b:a", "64k"]),
      ],
      [`${FILMS}/${name}.webm`],
    ].flat(),
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const ended = once(ffmpeg, "exit");
  for (const frame of frames) {
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} while writing ${name}`);
}
