import { complement, ESCAPE_CLASSES, type CodeRange } from '../../pcre/ranges.ts';
import type { Alphabet, Language } from './language.ts';

interface ReadSet {
  readonly set: Language;
  /** Offset behind it. */
  readonly end: number;
}

/** One character of an expression: a literal, an escape, a class or the dot, at an offset of the source. */
export function readSet(source: string, at: number, alphabet: Alphabet): ReadSet {
  const character = source[at];
  if (character === '.') return { set: { kind: 'set', ranges: alphabet.all }, end: at + 1 };
  if (character === '[') return readClass(source, at, alphabet);
  const { ranges, end } = readItem(source, at);
  return { set: setOf(ranges, false, alphabet), end };
}

function setOf(ranges: readonly CodeRange[] | null, isNegated: boolean, alphabet: Alphabet): Language {
  const seen = ranges && alphabet.see(ranges, isNegated);
  if (seen) return { kind: 'set', ranges: seen };
  return { kind: 'some', of: { kind: 'set', ranges: alphabet.all } };
}

function readClass(source: string, start: number, alphabet: Alphabet): ReadSet {
  const isNegated = source[start + 1] === '^';
  let at = start + (isNegated ? 2 : 1);
  let isKnown = true;
  const ranges: CodeRange[] = [];
  while (at < source.length && source[at] !== ']') {
    const item = readItem(source, at, true);
    at = item.end;
    if (source[at] === '-' && source[at + 1] !== ']' && source[at + 1] !== undefined) {
      const upper = readItem(source, at + 1, true);
      at = upper.end;
      const [from, to] = [item.ranges?.[0]?.[0], upper.ranges?.at(-1)?.[1]];
      if (from === undefined || to === undefined) isKnown = false;
      else ranges.push([from, to]);
    } else if (item.ranges) ranges.push(...item.ranges);
    else isKnown = false;
  }
  return { set: setOf(isKnown ? ranges : null, isNegated, alphabet), end: at + 1 };
}

const CONTROL: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, f: 12, v: 11, '0': 0 };
const POINT = /\\(?:x([0-9A-Fa-f]{2})|u\{([0-9A-Fa-f]+)\}|u([0-9A-Fa-f]{4}))/y;
const UNKNOWN = /\\(?:[pP]\{[^}]*\}|[a-zA-Z1-9])/y;

/** Ranges of a literal or escape; `null` when they are not known. */
function readItem(
  source: string,
  at: number,
  isInClass = false,
): { ranges: readonly CodeRange[] | null; end: number } {
  if (source[at] !== '\\') return literal(source, at);
  const letter = source[at + 1] ?? '';
  const end = at + 2;
  if (letter === 'd' || letter === 'w') return { ranges: ESCAPE_CLASSES.get(letter) ?? null, end };
  if (letter === 'D' || letter === 'W') {
    return { ranges: complement(ESCAPE_CLASSES.get(letter.toLowerCase()) ?? []), end };
  }
  if (letter === 'b' && isInClass) return { ranges: [[8, 8]], end };
  const control = Object.hasOwn(CONTROL, letter) ? CONTROL[letter] : undefined;
  if (control !== undefined) return { ranges: [[control, control]], end };
  POINT.lastIndex = at;
  const found = POINT.exec(source);
  if (found) {
    const point = Number.parseInt(found[1] ?? found[2] ?? found[3] ?? '0', 16);
    return { ranges: [[point, point]], end: at + found[0].length };
  }
  UNKNOWN.lastIndex = at;
  const unknown = UNKNOWN.exec(source);
  return unknown ? { ranges: null, end: at + unknown[0].length } : literal(source, at + 1);
}

function literal(source: string, at: number): { ranges: readonly CodeRange[]; end: number } {
  const point = source.codePointAt(at) ?? 0;
  return { ranges: [[point, point]], end: at + String.fromCodePoint(point).length };
}
