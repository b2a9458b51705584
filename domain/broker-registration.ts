import * as z from "zod/mini";
import { brokerEmail, brokerFields } from "./broker.ts";
import { messageField, nameField, optionalLine, requiredLine } from "./contact-details.ts";
import type { OptionLists, RegistrationType } from "./option-lists.ts";

/** [3.006] A registration on the server, from either form. */

const DEFAULT_TYPE: RegistrationType = "individual";

/** [3.006] The accepted names of a field; the first that is filled counts. */
export const BROKER_ALIASES = {
  name: ["name", "fullName", "companyName"],
  phone: ["phone", "phoneNumber", "officeNumber"],
  licenseNumber: ["licenseNumber", "reraNumber", "rera"],
  message: ["message", "additionalMessage"],
};

const commonFields = {
  name: nameField("Name is required"),
  email: brokerEmail,
  phone: requiredLine("Phone number is required"),
  company: optionalLine,
  licenseNumber: optionalLine,
  message: messageField,
};

/** [3.006] Both types share one payload: fields of the other type are optional and kept. */
function optionalFields<Fields extends object>(fields: Fields) {
  const entries = Object.keys(fields).map((field) => [field, optionalLine]);
  return Object.fromEntries(entries) as Record<keyof Fields, typeof optionalLine>;
}

export function brokerRegistrations(lists: OptionLists) {
  const { company, address, personal, professional } = brokerFields(lists);
  return {
    agency: z.object({
      registrationType: z.literal("agency"),
      ...optionalFields(personal),
      ...optionalFields(professional),
      ...commonFields,
      ...company,
      ...address, // [7.010] experience is a fixed text here, not a number of years
    }),
    individual: z.object({
      registrationType: z.literal("individual"),
      ...optionalFields(company),
      ...optionalFields(address), // [7.016] the address holds nationality and gender
      ...commonFields,
      ...personal,
      ...professional,
    }),
  };
}

export function brokerRegistrationSchema(lists: OptionLists) {
  const { agency, individual } = brokerRegistrations(lists);
  return z.pipe(
    z.pipe(z.record(z.string(), z.unknown()), z.transform(resolveAliases)),
    z.discriminatedUnion("registrationType", [agency, individual]),
  );
}

export type BrokerRegistration = z.infer<ReturnType<typeof brokerRegistrationSchema>>;

function resolveAliases(received: Record<string, unknown>): Record<string, unknown> {
  const filled = Object.fromEntries(
    Object.entries(received)
      .map(([field, value]) => [field, typeof value === "number" ? String(value) : value])
      .filter(([, value]) => !isBlank(value)),
  );
  const named = Object.entries(BROKER_ALIASES).map(([field, names]) => {
    const given = names.find((name) => filled[name] !== undefined);
    return [field, given && filled[given]];
  });
  return { registrationType: DEFAULT_TYPE, ...filled, ...Object.fromEntries(named) };
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === "string" && !value.trim());
}
