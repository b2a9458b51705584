import { Component, type ReactNode } from "react";
import { SomethingWentWrong } from "#site/ui/something-went-wrong.tsx";

/** The root of an island, the same in the build and in the browser. An error leaves the rest of the
 * page as it is. */
export class IslandRoot extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <SomethingWentWrong /> : this.props.children;
  }
}
