import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UploadProgress } from "./upload-progress.tsx";

test("the name of a file is isolated from the share beside it", () => {
  const files = { passport: new File(["x"], "پاسپورٹ.pdf") };
  const html = renderToStaticMarkup(
    <UploadProgress files={files} part={0} onCancel={() => undefined} />,
  );
  expect(html).toContain("<bdi>پاسپورٹ.pdf</bdi>");
});
