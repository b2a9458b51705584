import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { seededRandom } from "#studio/random.ts";

const RATE = 44100;
/** Frequencies of D major, B minor, G major and A major. */
const CHORDS = [
  [146.83, 220, 293.66, 369.99],
  [123.47, 185, 246.94, 369.99],
  [98, 196, 293.66, 392],
  [110, 220, 277.18, 329.63],
] as const;
const SCALE = [293.66, 329.63, 369.99, 440, 493.88, 587.33, 659.25, 739.99];
const CHORD_SECONDS = 4.4;

/** Synthesises soft music: long chords that swell, and single plucked notes. */
export async function writeScore(path: string, seconds: number): Promise<string> {
  const length = Math.ceil(seconds * RATE);
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  addChords(left, right, seconds);
  addMelody(left, right, seconds);
  echo(left, 0.37, 0.34);
  echo(right, 0.43, 0.34);
  fade(left, seconds);
  fade(right, seconds);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, wav(left, right));
  return path;
}

function addChords(left: Float32Array, right: Float32Array, seconds: number): void {
  for (let index = 0; index * CHORD_SECONDS < seconds; index += 1) {
    const chord = CHORDS[index % CHORDS.length] ?? CHORDS[0];
    const from = Math.floor(index * CHORD_SECONDS * RATE);
    const span = Math.floor((CHORD_SECONDS + 2.2) * RATE);
    for (const [voice, frequency] of chord.entries()) {
      const pan = 0.3 + (voice / 3) * 0.4;
      for (let step = 0; step < span && from + step < left.length; step += 1) {
        const swell = Math.sin((Math.PI * step) / span) ** 1.4;
        const time = step / RATE;
        const vibrato = 1 + 0.0016 * Math.sin(time * 4.1 + voice);
        const phase = 2 * Math.PI * frequency * vibrato * time;
        const tone = Math.sin(phase) + 0.28 * Math.sin(phase * 2) + 0.1 * Math.sin(phase * 3);
        const level = (0.052 - voice * 0.007) * swell * tone;
        left[from + step] = (left[from + step] ?? 0) + level * (1 - pan);
        right[from + step] = (right[from + step] ?? 0) + level * pan;
      }
    }
  }
}

function addMelody(left: Float32Array, right: Float32Array, seconds: number): void {
  const random = seededRandom("score");
  let at = 1.1;
  let degree = 3;
  while (at < seconds - 2.5) {
    degree = Math.min(SCALE.length - 1, Math.max(0, degree + random.pick([-2, -1, -1, 1, 1, 2])));
    addNote(left, right, at, SCALE[degree] ?? 440, random.between(0.25, 0.75));
    at += random.pick([0.55, 1.1, 1.1, 1.65, 2.2]);
  }
}

function addNote(
  left: Float32Array,
  right: Float32Array,
  at: number,
  frequency: number,
  pan: number,
): void {
  const from = Math.floor(at * RATE);
  const span = Math.floor(2.6 * RATE);
  for (let step = 0; step < span && from + step < left.length; step += 1) {
    const time = step / RATE;
    const attack = Math.min(1, time / 0.006);
    const phase = 2 * Math.PI * frequency * time;
    const tone =
      Math.sin(phase) * Math.exp(-time * 2.1) +
      0.42 * Math.sin(phase * 2.003) * Math.exp(-time * 3.4) +
      0.16 * Math.sin(phase * 3.01) * Math.exp(-time * 5.5);
    const level = 0.085 * attack * tone;
    left[from + step] = (left[from + step] ?? 0) + level * (1 - pan);
    right[from + step] = (right[from + step] ?? 0) + level * pan;
  }
}

function echo(track: Float32Array, delay: number, share: number): void {
  const gap = Math.floor(delay * RATE);
  for (let step = gap; step < track.length; step += 1) {
    track[step] = (track[step] ?? 0) + (track[step - gap] ?? 0) * share;
  }
}

function fade(track: Float32Array, seconds: number): void {
  for (let step = 0; step < track.length; step += 1) {
    const time = step / RATE;
    const level = Math.min(1, time / 1.2, Math.max(0, (seconds - time) / 2.2));
    track[step] = (track[step] ?? 0) * level;
  }
}

function wav(left: Float32Array, right: Float32Array): Buffer {
  const bytes = left.length * 4;
  const file = Buffer.alloc(44 + bytes);
  file.write("RIFF", 0);
  file.writeUInt32LE(36 + bytes, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36);
  file.writeUInt32LE(bytes, 40);
  for (let step = 0; step < left.length; step += 1) {
    file.writeInt16LE(sample(left[step]), 44 + step * 4);
    file.writeInt16LE(sample(right[step]), 46 + step * 4);
  }
  return file;
}

/** Soft clipping keeps the sum of all notes within 16 bits. */
function sample(value: number | undefined): number {
  return Math.round(Math.tanh((value ?? 0) * 2.6) * 28000);
}
