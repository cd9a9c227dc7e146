import { UntranslatablePatternError } from './error.ts';
import { readEscape } from './escape.ts';
import { bothCases, classSource, complement, POSIX_CLASSES, type CodeRange } from './ranges.ts';

/** A class read from a PCRE pattern. */
export interface ReadClass {
  /** JavaScript source, brackets included. */
  readonly source: string;
  /** Offset behind its closing bracket. */
  readonly end: number;
}

/** Reads the class whose `[` stands at `start`. Throws `UntranslatablePatternError`. */
export function readClass(pattern: string, start: number, ignoreCase: boolean): ReadClass {
  let at = start + 1;
  const negated = pattern[at] === '^';
  if (negated) at += 1;
  const ranges: CodeRange[] = [];
  const properties: string[] = [];
  for (let first = true; ; first = false) {
    const character = pattern[at];
    if (character === undefined)
      throw new UntranslatablePatternError(
        'a [ that is never closed: write ], or \\[ for the character',
        start,
      );
    if (character === ']' && !first) break;
    const posix = /^\[:(\^?)(\w+):\]/.exec(pattern.slice(at));
    if (posix) {
      const [whole, not, name = ''] = posix;
      const found = POSIX_CLASSES.get(name);
      if (!found)
        throw new UntranslatablePatternError(
          `${whole} is no class: expected one of ${[...POSIX_CLASSES.keys()].join(', ')}`,
          at,
        );
      const cased = ignoreCase ? bothCases(found) : found;
      ranges.push(...(not ? complement(cased) : cased));
      at += whole.length;
      continue;
    }
    const from = readItem(pattern, at);
    at = from.end;
    if (from.property !== undefined) properties.push(from.property);
    if (from.point === undefined) {
      ranges.push(...from.ranges);
      continue;
    }
    let to = from.point;
    if (pattern[at] === '-' && pattern[at + 1] !== ']' && pattern[at + 1] !== undefined) {
      const upper = readItem(pattern, at + 1);
      if (upper.point === undefined) {
        ranges.push([45, 45]);
        at += 1;
      } else {
        to = upper.point;
        at = upper.end;
      }
    }
    if (to < from.point)
      throw new UntranslatablePatternError(
        'a range that ends before it begins: write its ends in the other order',
        at,
      );
    ranges.push([from.point, to]);
  }
  const cased = ignoreCase ? bothCases(ranges) : ranges;
  return { source: `[${negated ? '^' : ''}${classSource(cased)}${properties.join('')}]`, end: at + 1 };
}

interface ClassItem {
  readonly end: number;
  /** A single character. */
  readonly point: number | undefined;
  readonly ranges: readonly CodeRange[];
  readonly property?: string;
}

function readItem(pattern: string, at: number): ClassItem {
  if (pattern[at] !== '\\') {
    const point = pattern.codePointAt(at) ?? 0;
    return { end: at + String.fromCodePoint(point).length, point, ranges: [] };
  }
  if (pattern[at + 1] === 'b') return { end: at + 2, point: 8, ranges: [] };
  const escape = readEscape(pattern, at);
  switch (escape.kind) {
    case 'character':
      return { end: escape.end, point: escape.point, ranges: [] };
    case 'ranges':
      return { end: escape.end, point: undefined, ranges: escape.ranges };
    case 'property':
      return { end: escape.end, point: undefined, ranges: [], property: escape.source };
    default:
      throw new UntranslatablePatternError(`${pattern.slice(at, escape.end)} in a class: leave it out`, at);
  }
}
