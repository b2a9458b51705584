import { Component, type ReactNode } from "react";
import * as words from "#desk/words/en/desk.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

type Props = { children: ReactNode };

/** Shown where a screen throws: a bug, or a chunk missing after a deploy. */
export class CrashScreen extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <div role="alert" className="grid min-h-dvh place-content-center p-6">
        <EmptyState
          title={words.crashedTitle}
          text={words.crashedText}
          action={<Button onClick={() => location.reload()}>{words.reload}</Button>}
        />
      </div>
    );
  }
}
