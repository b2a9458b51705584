import { malformed, tooLarge } from "./malformed.ts";

const LINE_END = Buffer.from("\r\n");
const CARRIAGE_RETURN = 0x0d;

/** Reads lines and up to delimiters, wherever the chunks were cut. */
export class ByteSource {
  readonly #chunks: AsyncIterator<Buffer, void>;
  #rest: Buffer;
  #isInContent = false;

  constructor(chunks: AsyncIterator<Buffer, void>, firstBytes: Buffer) {
    this.#chunks = chunks;
    this.#rest = firstBytes;
  }

  async readLine(maxBytes: number): Promise<string> {
    let searched = 0;
    for (;;) {
      const end = this.#rest.indexOf(LINE_END, searched);
      if ((end === -1 ? this.#rest.length : end) > maxBytes) throw tooLarge();
      if (end !== -1) return this.#take(end, LINE_END.length).toString("utf8");
      searched = Math.max(0, this.#rest.length - 1);
      await this.#fill();
    }
  }

  async skipIfNext(bytes: Buffer): Promise<boolean> {
    while (this.#rest.length < bytes.length) await this.#fill();
    const isNext = this.#rest.subarray(0, bytes.length).equals(bytes);
    if (isNext) this.#take(bytes.length);
    return isNext;
  }

  /** The delimiter's only carriage return is its first byte. */
  contentUntil(delimiter: Buffer): AsyncGenerator<Buffer, void> {
    this.#isInContent = true;
    return this.#readContent(delimiter);
  }

  async skipContent(delimiter: Buffer): Promise<void> {
    if (!this.#isInContent) return;
    const content = this.#readContent(delimiter);
    while (!(await content.next()).done);
  }

  async skipToEnd(maxBytes: number): Promise<void> {
    let bytes = this.#rest.length;
    while (bytes <= maxBytes) {
      const { value, done } = await this.#chunks.next();
      if (done) return;
      bytes += value.length;
    }
    throw tooLarge();
  }

  async *#readContent(delimiter: Buffer): AsyncGenerator<Buffer, void> {
    for (;;) {
      const end = this.#rest.indexOf(delimiter);
      if (end !== -1) {
        const last = this.#take(end, delimiter.length);
        this.#isInContent = false;
        if (last.length > 0) yield last;
        return;
      }
      const content = this.#take(this.#rest.length - partialLength(this.#rest, delimiter));
      if (content.length > 0) yield content;
      await this.#fill();
    }
  }

  #take(length: number, andSkip = 0): Buffer {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length + andSkip);
    return taken;
  }

  /** A body that ends here is incomplete. */
  async #fill(): Promise<void> {
    const { value, done } = await this.#chunks.next();
    if (done) throw malformed();
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
  }
}

/** How many of the last bytes may begin the delimiter. It has a single carriage return, so only the last one
 * counts. */
function partialLength(bytes: Buffer, delimiter: Buffer): number {
  const tail = bytes.subarray(Math.max(0, bytes.length - delimiter.length + 1));
  const begin = tail.lastIndexOf(CARRIAGE_RETURN);
  if (begin === -1) return 0;
  const candidate = tail.subarray(begin);
  return candidate.equals(delimiter.subarray(0, candidate.length)) ? candidate.length : 0;
}
