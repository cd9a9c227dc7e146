export type EndOfLine = '\n' | '\r\n';

/** How the lines of a text end; what its first line does, `\n` where it has only one. */
export function endOfLine(text: string): EndOfLine {
  return /^[^\n]*\r\n/.test(text) ? '\r\n' : '\n';
}
