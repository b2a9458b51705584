/** Puts the line about this page's project in place of the line that was prefilled before, otherwise
 * before the visitor's own text. */
export function withSubjectLine(message: string, previousLine: string, line: string): string {
  if (!line || message.includes(line)) return message;
  return previousLine && message.includes(previousLine)
    ? message.replace(previousLine, () => line)
    : `${line}\n${message}`;
}
