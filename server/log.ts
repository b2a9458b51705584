import { pino } from "pino";

/** Requests are logged by method and path, without personal data. */
export function createLog(level: string) {
  return pino({
    level,
    base: null,
    serializers: { err: describeError },
  });
}

/** Drivers put values into other properties of an error. */
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
