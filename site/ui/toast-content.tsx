/** One line, or a heading with a list under it. */
export type ToastMessage = string | { heading: string; lines: string[] };

export type ToastContentProps = {
  message: ToastMessage;
  /** A button inside the toast, which also closes it. */
  action?: { label: string; run: () => void };
};

/** The package closes a toast on any click in it, so the action needs no closing of its own. */
export function ToastContent({ message, action }: ToastContentProps) {
  return (
    <>
      <ToastText message={message} />
      {action && (
        <button type="button" className="toast-action" onClick={action.run}>
          {action.label}
        </button>
      )}
    </>
  );
}

function ToastText({ message }: { message: ToastMessage }) {
  if (typeof message === "string") return <p className="toast-text">{message}</p>;
  return (
    <div className="toast-text">
      <p>{message.heading}</p>
      <ul>
        {message.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
