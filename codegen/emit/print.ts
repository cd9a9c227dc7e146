/** Width that generated lines keep to where they can be broken. */
export const WIDTH = 110;

/** A text as a single-quoted literal. */
export function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}

/** A property name, quoted only where it must be. */
export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__' ? name : quote(name);
}

/**
 * `{ a, b }` or `[a, b]` on one line when it fits, else one item a line. `indent` is the depth in levels
 * of two spaces, `used` what already stands on the line before it and behind it.
 */
export function enclose(
  brackets: '{}' | '[]' | '()',
  items: readonly string[],
  indent: number,
  used: number,
): string {
  const [open = '', close = ''] = brackets;
  if (items.length === 0) return open + close;
  const pad = brackets === '{}' ? ' ' : '';
  const line = `${open}${pad}${items.join(', ')}${pad}${close}`;
  if (!line.includes('\n') && used + line.length <= WIDTH) return line;
  const inner = '  '.repeat(indent + 1);
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${'  '.repeat(indent)}${close}`;
}

/** A union on one line when it fits, else one member a line; `never` when it is empty. */
export function union(members: readonly string[], used: number): string {
  if (members.length === 0) return 'never';
  const line = members.join(' | ');
  return used + line.length <= WIDTH ? line : members.map((member) => `\n  | ${member}`).join('');
}
