import type { Plugin } from "vite";

/** A component as the router defines it, and its name for development tools. */
const definition = /^const \w+ = (?=React\$1\.forwardRef\()/gm;
const displayName = /^\w+\.displayName = .+$/gm;

/** `forwardRef` and the assignment of a name count as effects, which keep unused components such as forms in
 * the bundle. */
export function omitUnusedRouterComponents(): Plugin {
  return {
    name: "omit-unused-router-components",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/ },
      handler: (code) => ({ code: markAsOmittable(code), map: null }),
    },
  };
}

export function markAsOmittable(code: string): string {
  const marked = code.replace(definition, "$&/* @__PURE__ */ ");
  const unnamed = marked.replace(displayName, "");
  if (marked === code || unnamed === marked) {
    throw new Error("The router defines its components in another way than this plugin expects.");
  }
  return unnamed;
}
