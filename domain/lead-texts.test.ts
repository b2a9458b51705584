import { expect, test } from "vitest";
import { FAILURE_TEXTS, failureText, successText } from "./lead-texts.ts";

test.for([
  ["[8.001]", "network", "Network error. Please check your connection and try again."],
  ["[8.002]", "rateLimit", "Too many requests. Please wait a moment and try again."],
  ["[8.003]", "validation", "Please check your input and try again."],
  ["[8.004]", "server", "Server error. Please try again later."],
  ["[8.005]", "authentication", "Authentication error. Please contact support."],
  ["[8.006]", "unknown", "An unexpected error occurred. Please try again."],
] as const)("%s the %s text", ([, kind, text]) => {
  expect(FAILURE_TEXTS[kind]).toBe(text);
});

test("[8.007] a message with 'rate limit' gives the rate-limit text", () => {
  expect(failureText("Rate limit exceeded on the network")).toBe(FAILURE_TEXTS.rateLimit);
});

test("[8.008] a message with 'network' gives the network text", () => {
  expect(failureText("NetworkError when attempting to fetch")).toBe(FAILURE_TEXTS.network);
});

test("[8.009] 401 and 403 give the authentication text", () => {
  expect(failureText("HTTP error! status: 401")).toBe(FAILURE_TEXTS.authentication);
  expect(failureText("HTTP error! status: 403")).toBe(FAILURE_TEXTS.authentication);
});

test("[8.010] anything else gives the unknown text", () => {
  expect(failureText("HTTP error! status: 500")).toBe(FAILURE_TEXTS.unknown);
  expect(failureText("")).toBe(FAILURE_TEXTS.unknown);
});

test("[8.011] the server and validation texts are defined but not mapped", () => {
  expect(failureText(FAILURE_TEXTS.server)).toBe(FAILURE_TEXTS.unknown);
  expect(failureText(FAILURE_TEXTS.validation)).toBe(FAILURE_TEXTS.unknown);
});

test.for([
  [
    "[8.014]",
    "meeting",
    "Meeting request sent successfully! We will contact you shortly to confirm.",
  ],
  ["[8.015]", "contact", "Message sent successfully! We will get back to you soon."],
  ["[8.016]", "broker", "Registration submitted successfully! We will contact you shortly."],
] as const)("%s the success text of a %s", ([, kind, text]) => {
  expect(successText(kind)).toBe(text);
});

test("[8.017] a form without a kind has a default text", () => {
  expect(successText()).toBe("Form submitted successfully!");
});
