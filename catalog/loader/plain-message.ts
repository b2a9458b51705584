import type { z } from "zod";
import { closest } from "./closest.ts";

export function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return wrongType(issue.expected, issue.input);
    case "invalid_value":
      return wrongValue(issue.values.map(String), String(issue.input));
    case "too_small":
      if (issue.origin !== "number" && issue.origin !== "int") return "must have more items";
      return `must be ${issue.inclusive ? "at least" : "above"} ${issue.minimum}`;
    case "too_big":
      if (issue.origin !== "number" && issue.origin !== "int") return "must have fewer items";
      return `must be ${issue.inclusive ? "at most" : "below"} ${issue.maximum}`;
    case "invalid_format":
      if (issue.format === "email") return "must be an e-mail address";
      if (issue.format === "url") return "must be a URL that begins with https://";
      return undefined;
    default:
      return undefined;
  }
}

function wrongType(expected: string, input: unknown): string {
  switch (expected) {
    case "string":
      return typeof input === "object"
        ? "must be one text, neither a list nor fields"
        : `must be text: write it in quotes, as in "${String(input)}"`;
    case "number":
      return "must be a number";
    case "int":
      return "must be a whole number";
    case "array":
    case "tuple":
      return "must be a list, each item on a line that begins with -";
    default:
      return "must have fields of its own, each on an indented line below";
  }
}

function wrongValue(values: string[], written: string): string {
  const meant = closest(written, values);
  const hint = meant === undefined || values.length === 1 ? "" : `; did you mean ${meant}?`;
  return `must be ${values.length === 1 ? "" : "one of "}${values.join(", ")}${hint}`;
}
