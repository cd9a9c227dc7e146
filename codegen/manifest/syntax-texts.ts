import type { DescribedSlip } from './syntax-words.ts';

/** What is wrong with a text in double quotes, the first thing in it; `token` begins with its quote. */
export function describeText(token: string, offset: number): DescribedSlip {
  for (let at = 1; at < token.length; at += 1) {
    const character = token[at] ?? '';
    if (character < ' ') {
      const shown = JSON.stringify(character).slice(1, -1);
      const message = `a text holds a control character: write ${shown}.`;
      return { offset: offset + at, message, fix: { from: offset + at, to: offset + at + 1, text: ' ' } };
    }
    if (character !== '\\') continue;
    const [escape = '\\'] = /^\\(?:u[0-9A-Fa-f]{0,4}|.)?/su.exec(token.slice(at)) ?? [];
    if (!/^\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})$/.test(escape)) {
      const remedy = escape.startsWith('\\u') ? 'four hexadecimal digits follow \\u' : `write \\${escape}`;
      return {
        offset: offset + at,
        message: `${escape} is no escape of JSON: ${remedy}.`,
        fix: { from: offset + at, to: offset + at + escape.length, text: ' '.repeat(escape.length) },
      };
    }
    at += escape.length - 1;
  }
  return { offset, message: 'a text is never closed: expected a double quote before the end of the line.' };
}
