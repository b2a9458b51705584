type Rules = {
  createHTML?: (text: string) => string;
  createScriptURL?: (url: string) => string;
};

type Factory = { createPolicy(name: string, rules: Rules): Rules };

/** What the rules return is trusted, where the browser asks for that: a page may make nothing else out of a text that
 * the browser would parse or run. Each name is used once in a page
 * and listed in its policy (`TRUSTED_TYPES`). */
export function trustedTypes<Given extends Rules>(name: string, rules: Given): Given {
  const { trustedTypes: factory } = globalThis as { trustedTypes?: Factory };
  return factory ? (factory.createPolicy(name, rules) as Given) : rules;
}
