import { expect, test } from "vitest";
import { ownFrames, scrubMessage, scrubPath } from "./scrub-text.ts";

test.for([
  ["Cannot read properties of undefined (reading 'name')", null],
  [
    `Unexpected token 'A', "Amina Khan" is not valid JSON`,
    "Unexpected token [text], [text] is not valid JSON",
  ],
  ["'Amina' is not a valid selector", "[text] is not a valid selector"],
  ["no amina@example.com here", "no [e-mail] here"],
  ["failed https://x.example/a?email=amina%40x#part", "failed https://x.example/a"],
  ["call +971 50 123 4567 now", "call [number]now"],
  ["name is 'Amina Khan', she said", "name is [text], she said"],
  ['half of "Amina Kh', "half of [text]"],
  ["two\nlines\u0000", "two lines"],
] as [string, string | null][])(
  "of the message %o only what is not personal is kept",
  ([given, kept]) => {
    expect(scrubMessage(given)).toBe(kept ?? given);
  },
);

test("a message has 200 characters at most", () => {
  expect(scrubMessage("x".repeat(10_000))).toHaveLength(200);
});

test("of a stack five places in our own files are kept", () => {
  const line = "    at send (https://www.example.com/assets/form-1a2B_c.js:1:20)\n";
  const foreign =
    "    at eval (https://evil.example/x.js:1:2)\n at https://x.example/about?name=Amina:3:4\n";
  expect(ownFrames(`Error: Amina Khan\n${foreign}${line.repeat(9)}`)).toEqual(
    Array.from({ length: 5 }, () => "/assets/form-1a2B_c.js:1:20"),
  );
  expect(ownFrames("/desk/assets/index-1.js:2:3")).toEqual(["/desk/assets/index-1.js:2:3"]);
});

test.for([
  ["/homes/harbour-house?home=A-304", "/homes/harbour-house"],
  ["https://www.example.com/about?email=a@b.example#top", "/about"],
  ["/desk/leads/0b1c2d3e-4f50-6172-8394-a5b6c7d8e9f0", "/desk/leads/:id"],
  ["/amina@example.com", "/aminaexample.com"],
  ["not a url", "/not20a20url"],
])("of %s the path %s is kept", ([url, path]) => {
  expect(scrubPath(url!)).toBe(path);
});
