import { pino } from "pino";

/** One JSON object a line. Requests are named by method and path: visitors' data stay out of it. */
export function createLog(level: string) {
  return pino({
    level,
    base: null,
    serializers: { err: describeError },
  });
}

/** Drivers put values into the other properties of their errors. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack, cause } = error;
  const code = (error as { code?: unknown }).code;
  return {
    name,
    message,
    code,
    stack,
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}
