import { expect, test } from "vitest";
import { markAsOmittable } from "./unused-router-components.ts";

const router = `const Link = React$1.forwardRef((props) => null);
Link.displayName = "Link";
const Form = React$1.forwardRef((props) => null);
Form.displayName = "Form";
const limit = 3;`;

test("a bundler may leave out every component that nobody imports", () => {
  expect(markAsOmittable(router))
    .toBe(`const Link = /* @__PURE__ */ React$1.forwardRef((props) => null);

const Form = /* @__PURE__ */ React$1.forwardRef((props) => null);

const limit = 3;`);
});

test("a router that defines its components in another way fails the build", () => {
  expect(() => markAsOmittable("const Form = memo(() => null);")).toThrow("in another way");
});
