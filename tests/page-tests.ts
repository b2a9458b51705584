/** Only tests of components have a document. */
import { afterEach } from "vitest";

if (typeof document !== "undefined") {
  await import("@testing-library/jest-dom/vitest");
  const { cleanup, configure } = await import("@testing-library/react");
  // A busy machine is slow, and a test must not fail by its time.
  configure({ asyncUtilTimeout: 15_000 });
  // This environment has no popovers; a dialog shows the toasts that an earlier test file has left.
  HTMLElement.prototype.showPopover ??= () => undefined;

  // Test files share the document and the browser's storage.
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
}
