/** A range of code points, both ends included. */
export type CodeRange = readonly [from: number, to: number];

const LAST = 0x10ffff;
const code = (character: string): number => character.codePointAt(0) ?? 0;
const range = (from: string, to: string): CodeRange => [code(from), code(to)];
const one = (character: string): CodeRange => range(character, character);

const DIGIT = [range('0', '9')];
const LOWER = [range('a', 'z')];
const UPPER = [range('A', 'Z')];
const ALPHA = [...UPPER, ...LOWER];
const SPACE = [range('\t', '\r'), one(' ')];
const HORIZONTAL = [
  one('\t'),
  one(' '),
  one('\u00a0'),
  one('\u1680'),
  one('\u180e'),
  range('\u2000', '\u200a'),
].concat([one('\u202f'), one('\u205f'), one('\u3000')]);

/** PCRE's classes by name, in ASCII as PCRE has them without its Unicode option. */
export const POSIX_CLASSES: ReadonlyMap<string, readonly CodeRange[]> = new Map([
  ['alpha', ALPHA],
  ['digit', DIGIT],
  ['alnum', [...DIGIT, ...ALPHA]],
  ['upper', UPPER],
  ['lower', LOWER],
  ['space', SPACE],
  ['blank', [one('\t'), one(' ')]],
  ['punct', [range('!', '/'), range(':', '@'), range('[', '`'), range('{', '~')]],
  [
    'cntrl',
    [
      [0, 0x1f],
      [0x7f, 0x7f],
    ],
  ],
  ['graph', [range('!', '~')]],
  ['print', [range(' ', '~')]],
  ['word', [...DIGIT, ...ALPHA, one('_')]],
  ['xdigit', [...DIGIT, range('A', 'F'), range('a', 'f')]],
  ['ascii', [[0, 0x7f]]],
]);

/** Escapes that stand for a class, upper case for the complement. */
export const ESCAPE_CLASSES: ReadonlyMap<string, readonly CodeRange[]> = new Map([
  ['d', DIGIT],
  ['w', [...DIGIT, ...UPPER, one('_'), ...LOWER]],
  ['s', SPACE],
  ['h', HORIZONTAL],
  ['v', [range('\n', '\r'), one('\u0085'), range('\u2028', '\u2029')]],
]);

/** All code points that no range holds. */
export function complement(ranges: readonly CodeRange[]): CodeRange[] {
  const rest: CodeRange[] = [];
  let next = 0;
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (from > next) rest.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  if (next <= LAST) rest.push([next, LAST]);
  return rest;
}

/** The ranges and, for ASCII letters, those of the other case. */
export function bothCases(ranges: readonly CodeRange[]): CodeRange[] {
  const all = [...ranges];
  for (const [from, to] of ranges) {
    for (const [first, last, shift] of [
      [65, 90, 32],
      [97, 122, -32],
    ] as const) {
      const low = Math.max(from, first);
      const high = Math.min(to, last);
      const other: CodeRange = [low + shift, high + shift];
      if (low <= high && !all.some(([a, b]) => a <= other[0] && b >= other[1])) all.push(other);
    }
  }
  return all;
}

/** Ranges as the inside of a JavaScript class. */
export function classSource(ranges: readonly CodeRange[]): string {
  return ranges
    .map(([from, to]) => {
      if (from === to) return classCharacter(from);
      return `${classCharacter(from)}${to === from + 1 ? '' : '-'}${classCharacter(to)}`;
    })
    .join('');
}

function classCharacter(point: number): string {
  const character = String.fromCodePoint(point);
  if (/[\\\][^-]/.test(character)) return `\\${character}`;
  if (point >= 0x20 && point < 0x7f) return character;
  return /[\p{L}\p{N}]/u.test(character) ? character : escapedPoint(point);
}

/** A code point written as an escape. */
export function escapedPoint(point: number): string {
  if (point <= 0xff) return `\\x${point.toString(16).padStart(2, '0')}`;
  return `\\u{${point.toString(16)}}`;
}
