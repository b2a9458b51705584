// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { createFormDraft } from "./form-draft.ts";
import { fillFromDraft } from "./use-form-draft.ts";

const draft = createFormDraft("test-form");

function fill(typed: Record<string, string>, prefill: Record<string, string> = {}) {
  const reset = vi.fn<(values: object) => void>();
  fillFromDraft({ getValues: () => typed, reset } as never, draft, prefill);
  return reset.mock.calls[0]?.[0];
}

beforeEach(draft.clear);

test("a form without a draft stays as it is", () => {
  expect(fill({ name: "", message: "" })).toBeUndefined();
});

test("a form that already has what the draft says stays as it is", () => {
  draft.keep({ name: "Amna" });
  expect(fill({ name: "Amna", message: "" })).toBeUndefined();
});

test("a form gets the texts of its draft and of the page", () => {
  draft.keep({ name: "Amna" });
  const filled = { name: "Amna", message: "About Warsan Tower" };
  expect(fill({ name: "", message: "" }, { message: "About Warsan Tower" })).toEqual(filled);
});
