import type { ToastMessage, ToastOptions } from "./toast.ts";

type ToastContentProps = { message: ToastMessage } & Pick<ToastOptions, "action">;

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
