import { expect, test } from "vitest";
import {
  acceptedExtension,
  acceptedFiles,
  DOCUMENT_FIELDS,
  documentProblem,
  MAX_DOCUMENT_BYTES,
  missingDocumentsText,
  missingDocuments,
} from "./document.ts";
import { testLabels } from "./test-forms.ts";

test("[3.007] there are seven kinds of document", () => {
  expect(DOCUMENT_FIELDS).toEqual([
    "passport",
    "resume",
    "reraLicense",
    "otherDocuments",
    "tradeLicense",
    "rera",
    "taxRegistration",
  ]);
});

test("[5.033] main documents are pdf, jpg, jpeg or png", () => {
  for (const field of [
    "passport",
    "tradeLicense",
    "rera",
    "taxRegistration",
    "reraLicense",
  ] as const) {
    expect(acceptedFiles(field)).toBe(".pdf,.jpg,.jpeg,.png");
  }
});

test("[5.033] the resume is pdf, doc or docx; other documents may be a zip", () => {
  expect(acceptedFiles("resume")).toBe(".pdf,.doc,.docx");
  expect(acceptedFiles("otherDocuments")).toBe(".pdf,.jpg,.jpeg,.png,.zip");
});

test("the last extension of a name counts, in any case", () => {
  expect(acceptedExtension("passport", "SCAN.PDF")).toBe("pdf");
  expect(acceptedExtension("passport", "scan.pdf.exe")).toBeNull();
  expect(acceptedExtension("passport", "scan")).toBeNull();
});

test("[5.030] an agency must send trade licence, RERA certificate and passport", () => {
  expect(missingDocuments("agency", [])).toEqual(["tradeLicense", "rera", "passport"]);
  expect(missingDocuments("agency", ["passport", "rera", "tradeLicense"])).toEqual([]);
  expect(missingDocumentsText("agency", testLabels)).toBe(
    "Please upload required documents (Trade License, RERA Certificate, and Passport)",
  );
});

test("[5.032] an individual must send passport and resume", () => {
  expect(missingDocuments("individual", ["passport"])).toEqual(["resume"]);
  expect(missingDocumentsText("individual", testLabels)).toBe(
    "Please upload required documents (Passport and Resume/CV)",
  );
});

test("[5.034] a document has at most 10 MB and is not empty", () => {
  expect(
    documentProblem("rera", testLabels, { name: "a.pdf", size: MAX_DOCUMENT_BYTES }),
  ).toBeNull();
  expect(documentProblem("rera", testLabels, { name: "a.pdf", size: MAX_DOCUMENT_BYTES + 1 })).toBe(
    "File too large: 10 MB maximum",
  );
  expect(documentProblem("rera", testLabels, { name: "a.pdf", size: 0 })).toBe(
    "RERA Certificate is an empty file",
  );
  expect(documentProblem("rera", testLabels, { name: "a.docx", size: 1 })).toBe(
    "RERA Certificate must be a PDF, JPG, JPEG or PNG file",
  );
});
