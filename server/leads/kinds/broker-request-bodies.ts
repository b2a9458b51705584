import { optionLists } from "#catalog/forms.ts";
import { BROKER_ALIASES, brokerRegistrations } from "#domain/broker-registration.ts";
import { acceptedFiles, DOCUMENT_FIELDS, REQUIRED_DOCUMENTS } from "#domain/document.ts";
import { REGISTRATION_TYPES, type RegistrationType } from "#domain/option-lists.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import type { RequestBodies } from "./lead-kind-entry.ts";

export function brokerRequestBodies(): RequestBodies {
  return {
    "application/json": { schema: { oneOf: REGISTRATION_TYPES.map(registrationBody) } },
    "multipart/form-data": { schema: { oneOf: REGISTRATION_TYPES.map(withDocuments) } },
  };
}

/** Each alias is listed beside its field; one of the names is required. */
function registrationBody(type: RegistrationType): JsonSchema {
  const schema = jsonSchemaOf(brokerRegistrations(optionLists)[type]);
  const { registrationType, ...properties } = schema.properties ?? {};
  const required = new Set(schema.required);
  const oneOfNames: JsonSchema[] = [];
  for (const [field, names] of Object.entries(BROKER_ALIASES)) {
    for (const name of names)
      properties[name] ??= { ...properties[field], description: `For ${field}.` };
    if (!required.delete(field)) continue;
    oneOfNames.push({ anyOf: names.map((name) => ({ required: [name] })) });
  }
  if (type === "individual") required.delete("registrationType"); // [3.006] it is the default
  return {
    ...schema,
    properties: { registrationType: registrationType ?? {}, ...properties },
    required: [...required],
    allOf: oneOfNames,
  };
}

function withDocuments(type: RegistrationType): JsonSchema {
  const schema = registrationBody(type);
  const files = DOCUMENT_FIELDS.map((field) => [
    field,
    { type: "string", format: "binary", description: `${acceptedFiles(field)}, up to 10 MB` },
  ]);
  return {
    ...schema,
    properties: { ...schema.properties, ...Object.fromEntries(files) },
    required: [...(schema.required ?? []), ...REQUIRED_DOCUMENTS[type]],
  };
}
