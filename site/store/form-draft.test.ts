// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => sessionStorage.clear());

/** Simulates a reload: only the session storage is kept. */
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

test("a prefilled message changes with the page until the visitor edits it", async () => {
  const draft = await freshDraft();
  expect(draft.open(aboutWarsan)).toEqual(aboutWarsan);
  expect(draft.open(aboutClifton)).toEqual(aboutClifton);
  expect((await freshDraft()).open(aboutWarsan), "after a reload too").toEqual(aboutWarsan);
  expect((await freshDraft()).open(aboutNothing)).toEqual(aboutNothing);
});

test("a message of the visitor gets the line about the project and keeps its text", async () => {
  const draft = await freshDraft();
  draft.open(aboutNothing);
  draft.keep({ message: "Call after six" });
  expect(draft.open(aboutNothing)).toEqual({ message: "Call after six" });
  const onWarsan = `${aboutWarsan.message}\nCall after six`;
  expect(draft.open(aboutWarsan)).toEqual({ message: onWarsan });
  expect(draft.open(aboutNothing)).toEqual({ message: onWarsan });
  expect((await freshDraft()).open(aboutClifton), "after a reload too").toEqual({
    message: `${aboutClifton.message}\nCall after six`,
  });
});

test("a changed message names the project of the current page", async () => {
  const draft = await freshDraft();
  draft.open(aboutWarsan);
  draft.keep({ message: `${aboutWarsan.message} A flat.` });
  expect(draft.open(aboutNothing)).toEqual({ message: `${aboutWarsan.message} A flat.` });
  expect(draft.open(aboutClifton)).toEqual({ message: `${aboutClifton.message} A flat.` });
});

test("a line that the visitor removed comes back on the page of another project only", async () => {
  const draft = await freshDraft();
  for (const [message, onClifton] of [
    ["", aboutClifton.message],
    ["A flat", `${aboutClifton.message}\nA flat`],
  ]) {
    draft.clear();
    draft.open(aboutWarsan);
    draft.keep({ message });
    expect(draft.open(aboutWarsan)).toEqual({ message });
    expect(draft.open(aboutNothing)).toEqual({ message });
    expect(draft.open(aboutClifton)).toEqual({ message: onClifton });
  }
});

test("a prefilled choice changes with the page until the visitor chooses", async () => {
  const draft = await freshDraft();
  const buying = { propertyInterest: "Buy a Property" };
  const nothing = { propertyInterest: "" };
  expect(draft.open(buying)).toEqual(buying);
  expect(draft.open(nothing)).toEqual(nothing);
  draft.keep({ propertyInterest: "General Inquiry" });
  expect(draft.open(buying)).toEqual({ propertyInterest: "General Inquiry" });
  draft.keep(buying);
  draft.open(buying);
  expect(draft.open(nothing), "chosen by the visitor").toEqual(buying);
});

test("text in the form has priority over the stored draft", async () => {
  const draft = await freshDraft();
  draft.open({});
  draft.keep({ name: "Amina", email: "amina@example.com" });
  expect(draft.open({}, { name: "Omar" })).toEqual({ name: "Omar", email: "amina@example.com" });
});

test("a damaged draft is ignored", async () => {
  sessionStorage.setItem("test-form", '{"state":{"fields":{"name":7}},"version":0}');
  expect((await freshDraft()).open({})).toEqual({});
});
