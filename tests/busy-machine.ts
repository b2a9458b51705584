/** Lets tests of components wait on a busy machine: a test fails by what it finds, not by its time. */
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 15_000 });
}
