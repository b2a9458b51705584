// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => sessionStorage.clear());

/** As after a reload: only what the tab has stored is left. */
async function freshDraft() {
  vi.resetModules();
  const { createFormDraft } = await import("./form-draft.ts");
  return createFormDraft("test-form");
}

const aboutWarsan = { message: "I am interested in Warsan Tower, Dubai." };
const aboutClifton = { message: "I am interested in Clifton House, Karachi." };
const aboutNothing = { message: "" };

test("a draft survives a reload", async () => {
  const before = await freshDraft();
  before.open({});
  before.keep({ name: "Amina", phone: undefined });
  expect((await freshDraft()).open({})).toEqual({ name: "Amina" });
});

test("a sent form leaves no draft behind", async () => {
  const before = await freshDraft();
  before.open(aboutWarsan);
  before.keep({ name: "Amina", ...aboutWarsan });
  before.clear();
  expect(before.open(aboutNothing)).toEqual(aboutNothing);
  expect((await freshDraft()).open({})).toEqual(aboutNothing);
});

test("a prefilled message follows the page as long as nobody touches it", async () => {
  const draft = await freshDraft();
  expect(draft.open(aboutWarsan)).toEqual(aboutWarsan);
  expect(draft.open(aboutClifton)).toEqual(aboutClifton);
  expect((await freshDraft()).open(aboutWarsan), "after a reload too").toEqual(aboutWarsan);
  expect((await freshDraft()).open(aboutNothing)).toEqual(aboutNothing);
});

test("a message that the visitor wrote, changed or cleared stays", async () => {
  const draft = await freshDraft();
  draft.open(aboutNothing);
  for (const message of ["A flat", `${aboutWarsan.message} A flat.`]) {
    draft.keep({ message });
    expect(draft.open(aboutWarsan)).toEqual({ message });
    expect(draft.open(aboutNothing)).toEqual({ message });
  }
  draft.clear();
  draft.open(aboutWarsan);
  draft.keep({ message: "" });
  expect(draft.open(aboutWarsan)).toEqual({ message: "" });
});

test("what a form already holds goes before what was kept", async () => {
  const draft = await freshDraft();
  draft.open({});
  draft.keep({ name: "Amina", email: "amina@example.com" });
  expect(draft.open({}, { name: "Omar" })).toEqual({ name: "Omar", email: "amina@example.com" });
});

test("a damaged draft counts as none", async () => {
  sessionStorage.setItem("test-form", '{"state":{"fields":{"name":7}},"version":0}');
  expect((await freshDraft()).open({})).toEqual({});
});
