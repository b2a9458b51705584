import type { Plugin } from "vite";

/** A component as the router defines it, and the name that it gives it for development tools. */
const definition = /^const \w+ = (?=React\$1\.forwardRef\()/gm;
const displayName = /^\w+\.displayName = .+$/gm;

/**
 * Lets the bundler leave out components of the router that the site does not use, such as its forms with all that
 * sends them. Calling `forwardRef` and assigning a name count as effects that a bundler has to keep.
 */
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
