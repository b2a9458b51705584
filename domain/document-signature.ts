import type { DocumentExtension } from "./document.ts";

const JPEG = [0xff, 0xd8, 0xff];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

const SIGNATURES: Record<DocumentExtension, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpg: JPEG,
  jpeg: JPEG,
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: ZIP,
  zip: ZIP,
};

export const SIGNATURE_BYTES = 8;

export function hasSignature(extension: DocumentExtension, begin: Uint8Array): boolean {
  return SIGNATURES[extension].every((byte, index) => begin[index] === byte);
}
