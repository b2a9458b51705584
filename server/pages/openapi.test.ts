import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { LEAD_KINDS, LEAD_PATHS } from "#domain/lead-kinds.ts";
import { agency, individual } from "#domain/test-brokers.ts";
import { contact, makeApp, meeting } from "#server/testing/test-app.ts";

type Schema = {
  properties: Record<string, Record<string, unknown>>;
  required: string[];
  allOf?: { anyOf: { required: string[] }[] }[];
  oneOf?: Schema[];
  anyOf?: Schema[];
};

async function bodiesOf(path: string): Promise<Record<string, { schema: Schema }>> {
  const { app } = await makeApp({ apiKey: "secret" });
  const description = (await app.inject("/api/openapi.json")).json();
  expect(description.openapi).toBe("3.1.0");
  return description.paths[path].post.requestBody.content;
}

test("the description is a valid document of OpenAPI 3.1", async () => {
  const { app } = await makeApp();
  const validator = new Validator();
  const description = (await app.inject("/api/openapi.json")).json();
  expect(await validator.validate(description)).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

test("[7.004] [7.005] [7.006] the description has the three requests with every status, and needs no key", async () => {
  const { app } = await makeApp({ apiKey: "secret" });
  const response = await app.inject("/api/openapi.json");
  expect(response.statusCode).toBe(200);
  const { paths } = response.json();
  expect(Object.keys(paths)).toEqual([
    ...LEAD_KINDS.map((kind) => LEAD_PATHS[kind]),
    "/api/availability",
  ]);
  const statuses = ["200", "400", "401", "403", "408", "409", "413", "415", "422", "429", "503"];
  for (const kind of LEAD_KINDS) {
    expect(Object.keys(paths[LEAD_PATHS[kind]].post.responses)).toEqual(statuses);
  }
});

test("[3.001] [3.002] the descriptions of meeting and enquiry have the fields of their schemas", async () => {
  const { schema } = (await bodiesOf(LEAD_PATHS.meeting))["application/json"]!;
  expect(Object.keys(schema.properties)).toEqual(Object.keys(meeting));
  expect(schema.required).toEqual(["name", "email", "phone", "date", "time"]);
  expect(schema.properties.time?.enum).toHaveLength(18);
  const [enquiry] = (await bodiesOf(LEAD_PATHS.contact))["application/json"]!.schema.anyOf!;
  expect(Object.keys(enquiry!.properties)).toEqual(
    expect.arrayContaining([...Object.keys(contact), "subject", "message"]),
  );
});

test("[3.006] [3.007] the description of a registration has its aliases and its documents", async () => {
  const bodies = await bodiesOf(LEAD_PATHS.broker);
  const [asAgency, asIndividual] = bodies["application/json"]!.schema.oneOf!;
  for (const [schema, example] of [
    [asAgency!, agency],
    [asIndividual!, individual],
  ] as const) {
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(example)));
    for (const alias of ["fullName", "companyName", "phoneNumber", "rera", "additionalMessage"]) {
      expect(schema.properties).toHaveProperty(alias);
    }
    expect(schema.required).not.toContain("name");
    expect(schema.allOf?.[0]).toEqual({
      anyOf: [{ required: ["name"] }, { required: ["fullName"] }, { required: ["companyName"] }],
    });
  }
  expect(asIndividual!.required).not.toContain("registrationType");
  const [agencyForm, individualForm] = bodies["multipart/form-data"]!.schema.oneOf!;
  expect(agencyForm!.properties.tradeLicense).toMatchObject({ format: "binary" });
  expect(individualForm!.required).toEqual(expect.arrayContaining(["passport", "resume"]));
});
