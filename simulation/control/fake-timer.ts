import type { Clock } from "./clock.ts";

/** Has the methods of Node's timers that programs call. */
export class FakeTimer {
  readonly #clock: Clock;
  readonly #run: () => void;
  readonly #milliseconds: number;
  readonly #isRepeated: boolean;
  #id: number;

  constructor(clock: Clock, run: () => void, milliseconds: number, isRepeated: boolean) {
    this.#clock = clock;
    this.#run = run;
    this.#milliseconds = milliseconds;
    this.#isRepeated = isRepeated;
    this.#id = clock.start(milliseconds, run, isRepeated);
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  hasRef(): boolean {
    return this.#clock.has(this.#id);
  }

  refresh(): this {
    this.close();
    this.#id = this.#clock.start(this.#milliseconds, this.#run, this.#isRepeated);
    return this;
  }

  close(): this {
    this.#clock.stop(this.#id);
    return this;
  }
}
