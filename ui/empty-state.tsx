import type { ReactNode } from "react";

type EmptyStateProps = {
  title: ReactNode;
  /** Why there is nothing here, and what to do about it. */
  text: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="font-display text-2xl">{title}</p>
      <p className="max-w-text text-fg-soft">{text}</p>
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
