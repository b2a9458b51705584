import { useStatus } from "#desk/state/status.ts";

/** Screen readers announce a repeated text too. */
export function StatusLine() {
  const status = useStatus();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-20 flex justify-center px-4"
    >
      {status && (
        <p
          key={status.id}
          className="rounded-sm bg-fg px-4 py-2 text-sm font-medium text-paper shadow-overlay"
        >
          {status.text}
        </p>
      )}
    </div>
  );
}
