const GROUPS: readonly (readonly [start: RegExp, what: string, remedy: string])[] = [
  [/^\(\*\w*(?::\w*)?\)?/, 'a verb', 'leave it out'],
  [/^\(\?\|/, 'numbers that alternatives share', 'write (?:'],
  [/^\(\?(?:R|[+-]?\d+|&\w*|P>\w*)/, 'a group that calls itself or another', 'write that group out'],
  [/^\(\?P=\w*/, 'a back-reference', 'write what it repeats out'],
  [/^\(\?\([^)]*\)?/, 'a condition', 'write both cases as alternatives'],
  [/^\(\?C\d*/, 'a callout', 'leave it out'],
];

/** Why a group, which begins `rest` of a pattern, cannot be translated, and what to write instead. */
export function groupRefusal(rest: string): string {
  for (const [start, what, remedy] of GROUPS) {
    const found = start.exec(rest);
    if (found) return `${found[0]} is ${what}: ${remedy}`;
  }
  return `the group ${/^\((?:\?.{0,2})?/s.exec(rest)?.[0] ?? '('} is unknown`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  C: 'write . for a character',
  G: 'leave it out',
  K: 'leave it out',
  N: 'write [^\\n]',
  R: 'write (?:\\r\\n|[\\n\\r])',
  X: 'write . for a character',
  c: 'write the character as \\x and two digits',
  o: 'write the character as \\x{…}',
};

/** Why an escape cannot be translated, and what to write instead. */
export function escapeRefusal(letter: string): string {
  const remedy = Object.hasOwn(ESCAPES, letter) ? ESCAPES[letter] : `write ${letter} for the letter`;
  return `\\${letter} has no equivalent: ${remedy}`;
}
