import type { LeadContent } from "./lead-body.ts";
import type { PostResult } from "./post-result.ts";

type Request = {
  path: string;
  content: LeadContent;
  body: string | FormData;
  result: PostResult;
  milliseconds: number;
};

/** [7.003] Only the names of the fields are logged, never what was typed into them. */
export function logRequest({ path, content, body, result, milliseconds }: Request): void {
  console.info(`POST ${path}`, {
    body: typeof body === "string" ? "json" : "multipart",
    fields: [...Object.keys(content.fields), ...Object.keys(content.files ?? {})],
    status: result.state === "responded" ? result.status : result.state,
    milliseconds: Math.round(milliseconds),
  });
}
