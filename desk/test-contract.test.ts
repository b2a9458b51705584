import { expect, test } from "vitest";
import { checkRequest, makeResponse } from "./test-contract.ts";
import { makeRow } from "./test-rows.ts";

test("a test cannot hand the desk a response that the server never sends", () => {
  const page = { leads: [makeRow()], next: null };
  expect(makeResponse("GET leads", { body: page }).status).toBe(200);
  const impossible = [
    ["GET leads", { body: { ...page, leads: [{ ...makeRow(), stage: "unknown" }] } }],
    ["GET leads", { body: { ...page, total: 1 } }],
    ["GET leads", {}],
    ["GET leads", { status: 201, body: page }],
    ["GET leads", { status: 404, body: { message: "Not found" } }],
    ["GET leads/1/notes", {}],
  ] as const;
  for (const [name, response] of impossible) {
    expect(() => makeResponse(name, response), JSON.stringify(response)).toThrow("contract.ts");
  }
});

test("a request of the desk has the query and the body of the contract", () => {
  checkRequest("POST leads/1/note", "", { text: "Called" });
  expect(() => checkRequest("POST leads/1/note", "", { note: "Called" })).toThrow("body of POST");
  checkRequest("GET leads", "view=mine&stage=new", undefined);
  expect(() => checkRequest("GET leads", "view=ours", undefined)).toThrow("query of GET leads");
});
