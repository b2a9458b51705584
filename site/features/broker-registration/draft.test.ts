// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => sessionStorage.clear());

/** Simulates a reload: only what the tab has stored is left. */
async function freshPage() {
  vi.resetModules();
  const draft = await import("./draft.ts");
  draft.restoreDraft();
  return draft;
}

test("a reload restores type, step and typed text of this tab", async () => {
  const before = await freshPage();
  before.chooseType("individual");
  before.keepValues("individual", { fullName: "Sara Malik", gender: "", languages: undefined });
  before.goToStep(2);

  const after = await freshPage();
  expect(after.useDraft.getState()).toMatchObject({
    type: "individual",
    step: 2,
    answers: { agency: {}, individual: { fullName: "Sara Malik" } },
  });
});

test("files and the numbers of documents are never stored", async () => {
  const { keepValues, keepFiles, useDraft } = await freshPage();
  keepValues("individual", { fullName: "Sara Malik", reraNumber: "BRN-77821" });
  keepFiles({ passport: new File(["x"], "passport.pdf") });

  expect(useDraft.getState().answers.individual.reraNumber).toBe("BRN-77821");
  expect(JSON.stringify(sessionStorage)).not.toMatch(/BRN-77821|passport/);
});

test("a reload says that files were chosen, until they are chosen again or removed", async () => {
  const before = await freshPage();
  before.keepFiles({ passport: new File(["x"], "passport.pdf") });

  const after = await freshPage();
  expect(after.useDraft.getState()).toMatchObject({ hadFiles: true, files: {} });
  after.keepFiles({});
  expect((await freshPage()).useDraft.getState().hadFiles).toBe(false);
});

test("a draft that was stored before files were noted is restored", async () => {
  const state = { type: "individual", step: 2, answers: { agency: {}, individual: { a: "b" } } };
  sessionStorage.setItem("broker-registration", JSON.stringify({ state, version: 0 }));
  expect((await freshPage()).useDraft.getState()).toMatchObject({ ...state, hadFiles: false });
});

test("a sent registration leaves no draft", async () => {
  const { finishRegistration, goToStep, keepValues } = await freshPage();
  keepValues("agency", { companyName: "Palm Brokers" });
  goToStep(3);
  finishRegistration({ reference: "B-3F9A02C1" });
  expect((await freshPage()).useDraft.getState()).toMatchObject({
    step: 0,
    answers: { agency: {} },
  });
});

test("a damaged draft is ignored", async () => {
  sessionStorage.setItem("broker-registration", '{"state":{"step":"far"},"version":0}');
  expect((await freshPage()).useDraft.getState()).toMatchObject({ step: 0, type: "agency" });
});
