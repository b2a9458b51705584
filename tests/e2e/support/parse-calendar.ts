/** One VEVENT, by the names of its properties without parameters. */
type CalendarEvent = Record<string, string> & { alarm?: string };

/** Follows RFC 5545; throws where the text does not. */
export function parseCalendar(text: string): CalendarEvent[] {
  if (!text.endsWith("\r\n")) throw new Error("The last line is not ended by CRLF");
  const physical = text.slice(0, -2).split("\r\n");
  for (const line of physical) {
    if (Buffer.byteLength(line) > 75) throw new Error(`Longer than 75 bytes: ${line}`);
    if (/[\r\n]/.test(line)) throw new Error(`A bare line break: ${line}`);
  }
  const lines = physical.join("\n").replaceAll("\n ", "").split("\n");
  const open: string[] = [];
  const events: CalendarEvent[] = [];
  for (const line of lines) {
    const { name, value } =
      /^(?<name>[A-Z-]+)(?:;[A-Z-]+=[^:;]+)*:(?<value>.*)$/.exec(line)?.groups ?? {};
    if (!name || value === undefined) throw new Error(`Not a property: ${line}`);
    if (name === "BEGIN") {
      open.push(value);
      if (value === "VEVENT") events.push({});
    } else if (name === "END") {
      if (open.pop() !== value) throw new Error(`${value} ends where it is not open`);
    } else if (open.at(-1) === "VEVENT") {
      events.at(-1)![name] = unescape(value);
    } else if (open.at(-1) === "VALARM" && name === "TRIGGER") {
      events.at(-1)!.alarm = value;
    }
  }
  if (open.length > 0) throw new Error(`Not ended: ${open.join()}`);
  return events;
}

function unescape(value: string): string {
  return value.replace(/\\(.)/g, (_, character: string) =>
    /n/i.test(character) ? "\n" : character,
  );
}
