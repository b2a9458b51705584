import type { RuleTester } from "oxlint/plugins-dev";
import { physicalClasses } from "./physical-sides.ts";

type Rule = Parameters<RuleTester["run"]>[1];
type Node = { range: [number, number] };

/** Texts that nobody translates, because no visitor reads them or because they are values. */
const values = [
  /^(Not (provided|assigned|specified)|Agency Registration|Individual Agent)$/, // values of a broker lead [7.008]-[7.017]
  /^(Website|Operational Country|Relationship Manager|Specialization|Languages): /,
  /^(In Progress|Under Construction)$/, // [3.022] values of a status
  /^(Buy a Property|General Inquiry)$/, // [3.001] values of a choice
  /^HTTP error! status: /, // the fallback of [7.020]
  /^(No result found for routeId|User-agent|POST )/,
];

/** Begins with a capital letter and has a second word, as no class name, path or key does. */
function isText(text: string): boolean {
  return /^\p{Lu}(?!\d)[^<]*\s\p{L}/u.test(text) && !values.some((value) => value.test(text));
}

const noTexts: Rule = {
  create(context) {
    const check = (node: Node, text: string) => {
      if (isText(text)) context.report({ node, message: `Texts come from #words/…: "${text}"` });
    };
    return {
      Literal: (node) => typeof node.value === "string" && check(node, node.value),
      JSXText: (node) => check(node, node.value.trim()),
      TemplateLiteral: (node) =>
        check(node, node.quasis.map(({ value }) => value.cooked).join("0")),
    };
  },
};

const noFlagV: Rule = {
  create: (context) => ({
    Literal(node) {
      if ("regex" in node && node.regex.flags.includes("v"))
        context.report({ node, message: "Safari 16 rejects the flag v." });
    },
  }),
};

const bootName = /(^|[[ ])(data-boot-|boot:)[a-z-]/;

const noBootNames: Rule = {
  create(context) {
    const check = (node: Node, text: unknown) => {
      if (typeof text === "string" && bootName.test(text))
        context.report({ node, message: "Names of the boot come from #site/boot/names.ts." });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked),
      JSXIdentifier: (node) => check(node, node.name),
    };
  },
};

/** Events of the browser that a script repeats. */
const nativeEvents = new Set<unknown>(["change", "input", "keydown", "online"]);

const noUnnamedEvents: Rule = {
  create: (context) => ({
    NewExpression({ callee, arguments: [name] }) {
      if (callee.type !== "Identifier" || !callee.name.endsWith("Event")) return;
      if (name?.type === "Literal" && !nativeEvents.has(name.value))
        context.report({ node: name, message: "Name the event in #site/boot/names.ts." });
    },
  }),
};

const noPhysicalClasses: Rule = {
  create(context) {
    const check = (node: Node, text: unknown) => {
      if (typeof text !== "string") return;
      for (const name of physicalClasses(text))
        context.report({ node, message: `Right-to-left pages do not mirror the class "${name}".` });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked),
    };
  },
};

/** Rules of this repository that Oxlint does not have. */
export default {
  meta: { name: "ours" },
  rules: {
    "no-boot-names": noBootNames,
    "no-flag-v": noFlagV,
    "no-physical-classes": noPhysicalClasses,
    "no-texts": noTexts,
    "no-unnamed-events": noUnnamedEvents,
  },
};
