type ParameterizedValue = {
  /** In lower case, without the parameters. */
  value: string;
  /** By lower-case name; of two with one name the first counts. */
  parameters: ReadonlyMap<string, string>;
};

const VALUE = /[\t ]*([^\t ;="]+)[\t ]*/y;

/** Browsers write `"` as %22 and leave a backslash as it is, so the next quote always ends the value. */
const PARAMETER = /;[\t ]*(?:([^\t ;="]+)[\t ]*=[\t ]*(?:"([^"]*)"|([^\t ;"]*))[\t ]*)?/y;

/** Parses `form-data; name="passport"; filename="p.pdf"`. */
export function parseParameters(header: string): ParameterizedValue | null {
  VALUE.lastIndex = 0;
  const [, value = ""] = VALUE.exec(header) ?? [];
  if (!value) return null;
  const parameters = new Map<string, string>();
  let at = VALUE.lastIndex;
  while (at < header.length) {
    PARAMETER.lastIndex = at;
    const found = PARAMETER.exec(header);
    if (!found) return null;
    at = PARAMETER.lastIndex;
    const [, name = "", quoted, bare = ""] = found;
    const key = name.toLowerCase();
    if (key && !parameters.has(key)) parameters.set(key, quoted ?? bare);
  }
  return { value: value.toLowerCase(), parameters };
}
