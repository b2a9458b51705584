/**
 * A message that the visitor has changed, with the line about the project of this page: in place of the
 * line that was prefilled before, otherwise on a line of its own before the visitor's text.
 */
export function withSubjectLine(message: string, previousLine: string, line: string): string {
  if (!line || message.includes(line)) return message;
  return previousLine && message.includes(previousLine)
    ? message.replace(previousLine, () => line)
    : `${line}\n${message}`;
}
