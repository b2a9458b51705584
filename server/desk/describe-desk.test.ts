import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { deskContract } from "#domain/desk/contract.ts";
import { makeDesk, signIn } from "#server/testing/test-desk.ts";

async function readDescription() {
  const desk = await makeDesk();
  const { cookie } = await signIn(desk, "agent");
  const url = "/api/desk/openapi.json";
  return (await desk.app.inject({ url, headers: { cookie } })).json();
}

test("the description of the desk is a valid document of OpenAPI 3.1", async () => {
  const validator = new Validator();
  expect(await validator.validate(await readDescription())).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

test("the description of the desk has every route, with the parameters of its path", async () => {
  const { paths } = await readDescription();
  const described = Object.entries<Record<string, { parameters: object[] }>>(paths).flatMap(
    ([path, operations]) =>
      Object.entries(operations).map(([method, { parameters }]) => {
        const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const inPath = { in: "path", required: true };
        const expected = names.map((name) => expect.objectContaining({ name, ...inPath }));
        expect(parameters, path).toEqual(expect.arrayContaining(expected));
        return `${method.toUpperCase()} ${path.replace("/api/desk", "").replaceAll(/\{(\w+)\}/g, ":$1")}`;
      }),
  );
  expect(described.toSorted()).toEqual(Object.keys(deskContract).toSorted());
});

test("the description of a lead's change has its fields, its response and its conflict", async () => {
  const { post } = (await readDescription()).paths["/api/desk/leads/{id}/stage"];
  const { schema } = post.requestBody.content["application/json"];
  expect(schema).toMatchObject({ required: ["version", "stage"], additionalProperties: false });
  expect(schema.properties.stage.enum).toContain("viewing");
  expect(Object.keys(post.responses)).toEqual(["200", "409", "default"]);
  const lead = post.responses[200].content["application/json"].schema.properties.lead;
  expect(lead.required).toContain("isWaiting");
});
