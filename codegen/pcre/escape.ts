import { UntranslatablePatternError } from './error.ts';
import { escapeRefusal } from './refusals.ts';
import { complement, ESCAPE_CLASSES, type CodeRange } from './ranges.ts';

/** What an escape of a PCRE pattern stands for; `end` is the offset behind it. */
export type ReadEscape =
  | { readonly kind: 'character'; readonly point: number; readonly end: number }
  | { readonly kind: 'ranges'; readonly ranges: readonly CodeRange[]; readonly end: number }
  | { readonly kind: 'property'; readonly source: string; readonly end: number }
  | { readonly kind: 'assertion'; readonly source: string; readonly end: number };

const CONTROL: Readonly<Record<string, number>> = { a: 7, e: 27, f: 12, n: 10, r: 13, t: 9 };
const ASSERTIONS: Readonly<Record<string, string>> = {
  A: '^',
  z: '$',
  Z: '(?=\\n?$)',
  b: '\\b',
  B: '\\B',
};

/** Reads the escape whose backslash stands at `at`. Throws `UntranslatablePatternError`. */
export function readEscape(pattern: string, at: number): ReadEscape {
  const letter = pattern[at + 1];
  const end = at + 2;
  if (letter === undefined)
    throw new UntranslatablePatternError('a backslash ends the pattern: write \\\\ for the character', at);
  const ranges = ESCAPE_CLASSES.get(letter) ?? complementOf(letter);
  if (ranges) return { kind: 'ranges', ranges, end };
  if (Object.hasOwn(ASSERTIONS, letter)) return { kind: 'assertion', source: ASSERTIONS[letter] ?? '', end };
  if (Object.hasOwn(CONTROL, letter)) return { kind: 'character', point: CONTROL[letter] ?? 0, end };
  const rest = pattern.slice(at);
  const hexadecimal = /^\\x(?:\{([0-9A-Fa-f]+)\}|([0-9A-Fa-f]{0,2}))/.exec(rest);
  if (hexadecimal) {
    const point = Number.parseInt(hexadecimal[1] ?? (hexadecimal[2] || '0'), 16);
    if (point > 0x10ffff)
      throw new UntranslatablePatternError('a character beyond \\x{10FFFF}: there is none', at);
    return { kind: 'character', point, end: at + hexadecimal[0].length };
  }
  const property = /^\\([pP])(?:\{(\^?)(\w+)\}|([A-Z]))/.exec(rest);
  if (property) return readProperty(property, at);
  if (letter === '0') {
    const octal = /^\\(0[0-7]{0,2})/.exec(rest)?.[1] ?? '0';
    return { kind: 'character', point: Number.parseInt(octal, 8), end: at + 1 + octal.length };
  }
  if (/\d/.test(letter) || letter === 'g' || letter === 'k') {
    throw new UntranslatablePatternError('a back-reference: write what it repeats out', at);
  }
  if (/[A-Za-z]/.test(letter)) throw new UntranslatablePatternError(escapeRefusal(letter), at);
  const point = pattern.codePointAt(at + 1) ?? 0;
  return { kind: 'character', point, end: at + 1 + String.fromCodePoint(point).length };
}

function complementOf(letter: string): CodeRange[] | undefined {
  const lower = letter.toLowerCase();
  const positive = lower === letter ? undefined : ESCAPE_CLASSES.get(lower);
  return positive && complement(positive);
}

function readProperty(match: RegExpExecArray, at: number): ReadEscape {
  const [whole, letter = 'p', not = '', braced, short] = match;
  const name = braced ?? short ?? '';
  const negative = (letter === 'P') !== (not === '^');
  for (const value of [name, `Script=${name}`]) {
    const source = `\\${negative ? 'P' : 'p'}{${value}}`;
    if (isValid(source)) return { kind: 'property', source, end: at + whole.length };
  }
  throw new UntranslatablePatternError(
    `${whole} is no property of Unicode: see its list of general categories and scripts`,
    at,
  );
}

function isValid(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== '';
  } catch {
    return false;
  }
}
