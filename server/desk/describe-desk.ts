import { z } from "zod";
import { company } from "#catalog/company.ts";
import { type ContractEntry, deskContract, deskError } from "#domain/desk/contract.ts";
import { DESK_API } from "#domain/desk/urls.ts";
import { SECURE_NAME } from "#server/desk/access/session-cookie.ts";
import { jsonContent, openapiDocument, parametersOf } from "#server/pages/openapi-document.ts";

const ACCESS: Record<ContractEntry["access"], string> = {
  anyone: "Everybody may send it.",
  agent: "For everybody who is signed in.",
  manager: "For managers.",
};

const errorResponse = {
  description: "An error; the message says what to correct.",
  content: jsonContent(deskError, "output"),
};

/** The description of the desk's API, made from the contract that its routes are registered from. */
export function describeDesk() {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, entry] of Object.entries<ContractEntry>(deskContract)) {
    const [method = "", path = ""] = name.split(" ");
    const url = DESK_API + path.replaceAll(/:(\w+)/g, "{$1}");
    paths[url] = { ...paths[url], [method.toLowerCase()]: operationOf(name, entry) };
  }
  const key = { in: "cookie", name: SECURE_NAME, isRequired: true } as const;
  return openapiDocument({ title: `${company.name}: the desk`, key, paths });
}

function operationOf(name: string, entry: ContractEntry): object {
  const { access, params, query, body, needsTouch } = entry;
  return {
    operationId: name.toLowerCase().replaceAll(/[^a-z]+/g, "-"),
    description: ACCESS[access] + touchNote(needsTouch),
    ...(access === "anyone" && { security: [] }),
    parameters: [...parametersOf("path", params), ...parametersOf("query", query)],
    ...(body && { requestBody: { required: true, content: jsonContent(body, "input") } }),
    responses: responsesOf(entry),
  };
}

function touchNote(needsTouch: ContractEntry["needsTouch"]): string {
  if (needsTouch === undefined) return "";
  const fields = needsTouch === true ? "" : ` a change of ${needsTouch.join(" or ")}`;
  return ` Needs a touch${fields && ` for${fields}`}: 403 with the reason "touch" otherwise.`;
}

function responsesOf({ response, types, status, errors = {} }: ContractEntry): object {
  const content = response
    ? jsonContent(response, "output")
    : types && Object.fromEntries(types.map((type) => [type, {}]));
  const isEmpty = content === undefined;
  return {
    [status ?? (isEmpty ? 204 : 200)]: {
      description: isEmpty ? "Done." : "The response.",
      ...(content && { content }),
    },
    ...Object.fromEntries(
      Object.entries(errors).map(([code, error]) => [
        code,
        { ...errorResponse, content: jsonContent(z.union([error, deskError]), "output") },
      ]),
    ),
    default: errorResponse,
  };
}
