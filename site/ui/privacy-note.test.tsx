// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PrivacyNote } from "./privacy-note.tsx";

test.for([
  ["answer", "We use your details to answer you."],
  ["newsletter", "We use your address to send you our newsletter."],
  ["registration", "We use your details and documents to consider your registration."],
] as const)("the note of a form for %s names that purpose", ([purpose, text]) => {
  render(<PrivacyNote purpose={purpose} />);
  expect(screen.getByText(new RegExp(`^${text}`))).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Privacy/ })).toHaveAttribute("href", "/privacy");
});

test("the note of a registration links to the terms of use", () => {
  render(<PrivacyNote purpose="registration" />);
  expect(screen.getByRole("link", { name: /^Terms of use/ })).toHaveAttribute("href", "/terms");
});
