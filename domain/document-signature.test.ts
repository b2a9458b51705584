import { expect, test } from "vitest";
import { hasSignature } from "./document-signature.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.for([
  ["pdf", "%PDF-1.7"],
  ["jpg", "\xff\xd8\xff\xe0"],
  ["jpeg", "\xff\xd8\xff\xe1"],
  ["png", "\x89PNG\r\n\x1a\n"],
  ["doc", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"],
  ["docx", "PK\x03\x04"],
  ["zip", "PK\x03\x04"],
] as const)("[5.033] a %s is recognized by its first bytes", ([extension, begin]) => {
  expect(hasSignature(extension, bytes(begin))).toBe(true);
  expect(hasSignature(extension, bytes(begin).subarray(0, 2))).toBe(false);
  expect(hasSignature(extension, bytes(` ${begin}`))).toBe(false);
  expect(hasSignature(extension, bytes(""))).toBe(false);
});
