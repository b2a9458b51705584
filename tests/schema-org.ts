import { readFileSync } from "node:fs";

type Thing = { "@type"?: unknown } & Record<string, unknown>;

/** Read from the types of schema-dts. */
const types = readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8");

const interfaces = new Map(
  [...types.matchAll(/^(?:export )?interface (\w+) extends ([^{]+) \{([\s\S]*?)^\}/gm)].map(
    ([, name = "", bases = "", body = ""]) => [name, { bases: bases.split(", "), body }],
  ),
);

const unions = new Map(
  [...types.matchAll(/^export type (\w+) = (.+);$/gm)].map(([, name = "", members = ""]) => [
    name,
    members.split(" | "),
  ]),
);

/** Written as text or numbers. */
const textual = new Set(["Text", "URL", "Date", "DateTime", "Time", "Duration"]);
const numeric = new Set(["Number", "Integer", "Float"]);

export function vocabularyErrors(thing: Thing, place = String(thing["@type"])): string[] {
  const properties = propertiesOf(`${String(thing["@type"])}Leaf`);
  if (properties.size === 0) return [`${place}: unknown type`];
  return Object.entries(thing)
    .filter(([property]) => !property.startsWith("@"))
    .flatMap(([property, value]) => {
      const kinds = properties.get(property);
      if (!kinds) return [`${place}.${property}: unknown property`];
      return [value].flat().flatMap((one) => valueErrors(one, kinds, `${place}.${property}`));
    });
}

function valueErrors(value: unknown, kinds: string[], place: string): string[] {
  if (isThing(value) && "@type" in value) {
    const fits = kinds.some((kind) => membersOf(kind).has(`${String(value["@type"])}Leaf`));
    const inner = vocabularyErrors(value, `${place}.${String(value["@type"])}`);
    return fits ? inner : [`${place}: expected ${kinds.join(", ")}`, ...inner];
  }
  return kinds.some((kind) => isPlain(value, kind))
    ? []
    : [`${place}: expected ${kinds.join(", ")}`];
}

function isPlain(value: unknown, kind: string): boolean {
  if (isThing(value)) return kind === "IdReference" && typeof value["@id"] === "string";
  if (typeof value === "number") return numeric.has(kind);
  if (typeof value !== "string") return false;
  // A URL may name any node; URLs of schema.org are values of its enumerations.
  if (kind === "IdReference") return URL.canParse(value) && !value.includes("//schema.org/");
  return textual.has(kind) || membersOf(kind).has(JSON.stringify(value));
}

const propertiesOf = memoize((name): Map<string, string[]> => {
  const { bases = [], body = "" } = interfaces.get(name) ?? {};
  const own = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm)].map(
    ([, property = "", kinds = ""]) => [property, kinds.split(" | ")] as const,
  );
  return new Map([...bases.flatMap((base) => [...propertiesOf(base)]), ...own]);
});

const membersOf = memoize((kind): Set<string> => {
  const members = unions.get(kind);
  return members ? new Set(members.flatMap((member) => [...membersOf(member)])) : new Set([kind]);
});

function memoize<Value>(make: (name: string) => Value): (name: string) => Value {
  const made = new Map<string, Value>();
  return (name) => {
    const value = made.get(name) ?? make(name);
    made.set(name, value);
    return value;
  };
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null;
}
