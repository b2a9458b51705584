/** What tests of components have in common; other tests have no document. */
import { afterEach } from "vitest";

if (typeof document !== "undefined") {
  await import("@testing-library/jest-dom/vitest");
  const { configure } = await import("@testing-library/react");
  // A busy machine is slow; a test fails by what it finds, not by its time.
  configure({ asyncUtilTimeout: 15_000 });

  // Test files share the browser's storage, which each of them finds empty.
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
