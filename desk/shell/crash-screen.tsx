import { Component, type ReactNode } from "react";
import * as words from "#desk/words/en/desk.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { EmptyState } from "#ui/empty-state.tsx";

type Props = {
  /** Set where nothing else is on the screen. */
  alone?: boolean;
  /** Another path makes the screen try again. */
  path?: string;
  children: ReactNode;
};

type State = { hasCrashed: boolean; path: string | undefined };

/** Shown where a screen throws: a bug, or a chunk that cannot be loaded, offline or after a deploy. */
export class CrashScreen extends Component<Props, State> {
  override state: State = { hasCrashed: false, path: this.props.path };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps({ path }: Props, state: State) {
    return path === state.path ? null : { path, hasCrashed: false };
  }

  override render() {
    const { alone, children } = this.props;
    if (!this.state.hasCrashed) return children;
    const isOffline = !navigator.onLine;
    return (
      <div role="alert" className={classes("p-6", alone && "grid min-h-dvh place-content-center")}>
        <EmptyState
          title={isOffline ? words.offlineTitle : words.crashedTitle}
          text={isOffline ? words.offlineText : words.crashedText}
          action={<Button onClick={() => location.reload()}>{words.reload}</Button>}
        />
      </div>
    );
  }
}
