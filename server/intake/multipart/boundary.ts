import { parseParameters } from "./header-parameters.ts";

/** RFC 2046, 5.1.1: up to 70 of these characters, and no space at the end. */
const BOUNDARY = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

export function findBoundary(contentType: string): string | null {
  const boundary = parseParameters(contentType)?.parameters.get("boundary");
  return boundary !== undefined && BOUNDARY.test(boundary) ? boundary : null;
}
