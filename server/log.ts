import { pino } from "pino";

/** Logs JSON lines without visitors' data: requests are logged by method and path. */
export function createLog(level: string) {
  return pino({
    level,
    base: null,
    serializers: { err: describeError },
  });
}

/** Leaves out other properties of an error, in which drivers put values. */
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
