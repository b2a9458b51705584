import { expect, test } from "vitest";
import { z } from "zod";
import { defineEntries } from "./define-entries.ts";

const bridge = z.strictObject({
  id: z.string(),
  title: z.string(),
  spans: z.int().positive("must have a span"),
});

test("good entries come back parsed, in their order", () => {
  const entries = [
    { id: "b", title: "Second", spans: 2 },
    { id: "a", title: "First", spans: 1 },
  ];
  expect(defineEntries("bridges", bridge, entries)).toEqual(entries);
});

test("a bad entry stops the build and is named, with every bad field and its message", () => {
  const entries = [
    { id: "1", title: "Sound", spans: 3 },
    { id: "2", title: "Unsound", spans: 0, colour: "red" },
  ];
  const define = () => defineEntries("bridges", bridge, entries);

  expect(define).toThrow("Bad content in bridges:");
  expect(define).toThrow('entry "2" (Unsound): spans: must have a span');
  expect(define).toThrow('entry "2" (Unsound): entry: Unrecognized key: "colour"');
  expect(define).not.toThrow('entry "1"');
});

test("all bad entries are told of at once", () => {
  const entries = [
    { id: "1", title: "One", spans: 0 },
    { id: "2", title: "Two", spans: 0 },
  ];
  expect(() => defineEntries("bridges", bridge, entries)).toThrow(
    /"1" \(One\): spans[\s\S]+"2" \(Two\): spans/,
  );
});

test("an id that is used twice is refused", () => {
  const entries = [
    { id: "1", title: "One", spans: 1 },
    { id: "1", title: "Another", spans: 1 },
  ];
  expect(() => defineEntries("bridges", bridge, entries)).toThrow(
    'entry "1" (Another): id: is used more than once',
  );
});

test("an entry with a name instead of a title is named by it", () => {
  const person = z.strictObject({ id: z.number(), name: z.string(), age: z.number() });
  const entries = [{ id: 7, name: "Nadia", age: Number.NaN }];
  expect(() => defineEntries("people", person, entries)).toThrow('entry "7" (Nadia): age:');
});

test("an entry without an id is named by its position", () => {
  const entries = [{ title: "Lost", spans: 1 } as unknown as z.input<typeof bridge>];
  expect(() => defineEntries("bridges", bridge, entries)).toThrow("entry 1 (no id) (Lost): id:");
});
