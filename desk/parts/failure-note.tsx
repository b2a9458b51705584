import { ConnectionError, ServerError } from "#desk/server/request.ts";
import * as words from "#desk/words/en/desk.ts";
import { Icon } from "#ui/icon.tsx";
import { warning } from "#ui/icons.ts";

type FailureNoteProps = {
  error: unknown;
  /** Names the attempt where one place shows several. */
  about?: string;
  /** The text for an error that is neither the server's nor the connection's. */
  otherwise?: string;
};

export function FailureNote({ error, about, otherwise }: FailureNoteProps) {
  if (!error) return null;
  const text = failureText(error, otherwise);
  return <FailureText>{about ? `${about}: ${text}` : text}</FailureText>;
}

export function FailureText({ children }: { children: string }) {
  return (
    <p role="alert" className="flex items-start gap-1.5 text-sm font-medium text-alert">
      <Icon shape={warning} size={16} className="mt-0.5" />
      {children}
    </p>
  );
}

/** The server's own message where it sent one; otherwise whether it was reached. */
export function failureText(error: unknown, otherwise = words.somethingFailed): string {
  if (error instanceof ConnectionError) return words.notSent;
  if (error instanceof ServerError && error.body === undefined) {
    return words.errorMessages[error.status] ?? words.somethingFailed;
  }
  if (error instanceof ServerError && error.status < 500) return error.message;
  return error instanceof ServerError ? words.somethingFailed : otherwise;
}

export function fieldError(error: unknown): string | undefined {
  if (!(error instanceof ServerError)) return undefined;
  return (error.body as { field?: string } | undefined)?.field;
}
