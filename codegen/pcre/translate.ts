import { readClass } from './character-class.ts';
import { UntranslatablePatternError } from './error.ts';
import { readEscape } from './escape.ts';
import { groupRefusal } from './refusals.ts';
import { bothCases, classSource, escapedPoint } from './ranges.ts';

interface State {
  readonly pattern: string;
  at: number;
  /** How many lookarounds are open. */
  lookarounds: number;
  /** Atomic groups made so far; they are named `_1`, `_2`, … and the matcher renames them per parameter. */
  atomic: number;
}

/**
 * The JavaScript source (flags `su`) of a PCRE pattern that a whole value must match. Anchors at its ends
 * are dropped, groups do not capture. Throws `UntranslatablePatternError` for what has no equivalent.
 */
export function translatePcre(pattern: string): string {
  const { start, inner } = dropAnchors(pattern);
  try {
    return translateInner(inner);
  } catch (error) {
    if (!(error instanceof UntranslatablePatternError)) throw error;
    throw new UntranslatablePatternError(error.message, start + error.offset);
  }
}

function translateInner(pattern: string): string {
  const state: State = { pattern, at: 0, lookarounds: 0, atomic: 0 };
  const source = readAlternatives(state, { ignoreCase: false, dotAll: true });
  if (state.at < pattern.length) {
    throw new UntranslatablePatternError('a ) that closes nothing: write \\) for the character', state.at);
  }
  try {
    return new RegExp(source, 'su').source;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*: /s, '').toLowerCase() : 'invalid';
    throw new UntranslatablePatternError(reason, 0);
  }
}

function readAlternatives(state: State, outer: Flags): string {
  let flags = outer;
  let source = '';
  while (state.at < state.pattern.length && state.pattern[state.at] !== ')') {
    if (state.pattern[state.at] === '|') {
      source += '|';
      state.at += 1;
      continue;
    }
    const inline = /^\(\?([imsx]*)(?:-([imsx]+))?\)/.exec(state.pattern.slice(state.at));
    if (inline) {
      flags = changeFlags(flags, inline, state.at);
      state.at += inline[0].length;
      continue;
    }
    source += readQuantified(state, flags);
  }
  return source;
}

function readQuantified(state: State, flags: Flags): string {
  const start = state.at;
  const atom = readAtom(state, flags);
  const quantifier = /^(?:[*+?]|\{(?:\d+(?:,\d*)?|,\d+)\})([+?]?)/.exec(state.pattern.slice(state.at));
  if (!quantifier || atom === '') return atom;
  const [, least, most] = /^\{(\d+),(\d+)\}/.exec(quantifier[0]) ?? [];
  if (Number(least) > Number(most)) {
    const reason = `a count from ${least} to ${most}: write the smaller number first`;
    throw new UntranslatablePatternError(reason, state.at);
  }
  state.at += quantifier[0].length;
  const possessive = quantifier[1] === '+';
  const plain = (possessive ? quantifier[0].slice(0, -1) : quantifier[0]).replace('{,', '{0,');
  if (!possessive) return atom + plain;
  // One character repeated to the very end of the pattern: giving back could never help, greedy is the same.
  const isLast = state.at === state.pattern.length && state.pattern[start] !== '(';
  return isLast && !state.pattern.includes('|') ? atom + plain : atomicGroup(state, atom + plain);
}

function atomicGroup(state: State, source: string): string {
  state.atomic += 1;
  const name = `_${state.atomic}`;
  // A lookahead is never entered again, so what it captured is what the group keeps.
  return `(?:(?=(?<${name}>${source}))\\k<${name}>)`;
}

function readAtom(state: State, flags: Flags): string {
  const { pattern, at } = state;
  const character = pattern[at];
  switch (character) {
    case '(':
      return readGroup(state, flags);
    case '[': {
      const { source, end } = readClass(pattern, at, flags.ignoreCase);
      state.at = end;
      return source;
    }
    case '\\':
      return readEscaped(state, flags);
    case '.':
      state.at += 1;
      return flags.dotAll ? '.' : '[^\\n]';
    case '^':
    case '$':
      state.at += 1;
      return innerAnchor(character, at, state.lookarounds > 0);
    case '*':
    case '+':
    case '?': {
      const reason = `a ${character} with nothing to repeat: write \\${character} for the character`;
      throw new UntranslatablePatternError(reason, at);
    }
    default: {
      const point = pattern.codePointAt(at) ?? 0;
      state.at += String.fromCodePoint(point).length;
      return literal(point, flags);
    }
  }
}

function readEscaped(state: State, flags: Flags): string {
  const quoted = /^\\Q(.*?)(?:\\E|$)/s.exec(state.pattern.slice(state.at));
  if (quoted) {
    state.at += quoted[0].length;
    const points = Array.from(quoted[1] ?? '', (character) => literal(character.codePointAt(0) ?? 0, flags));
    return points.length === 0 ? '' : `(?:${points.join('')})`;
  }
  const letter = state.pattern[state.at + 1] ?? '';
  const start = state.at;
  const escape = readEscape(state.pattern, start);
  state.at = escape.end;
  if (escape.kind === 'assertion' && /[AzZ]/.test(letter))
    return innerAnchor(escape.source, start, state.lookarounds > 0);
  if (escape.kind === 'character') return literal(escape.point, flags);
  if (escape.kind === 'ranges') {
    return /[dDwW]/.test(letter) ? `\\${letter}` : `[${classSource(escape.ranges)}]`;
  }
  return escape.source;
}

const GROUPS: readonly (readonly [start: RegExp, open: string])[] = [
  [/^\(\?(?:P?<[A-Za-z_]\w*>|'[A-Za-z_]\w*'|:)/, '(?:'],
  [/^\(\?=/, '(?='],
  [/^\(\?!/, '(?!'],
  [/^\(\?<=/, '(?<='],
  [/^\(\?<!/, '(?<!'],
  [/^\((?![?*])/, '(?:'],
];

function readGroup(state: State, flags: Flags): string {
  const start = state.at;
  const rest = state.pattern.slice(start);
  const comment = /^\(\?#[^)]*\)/.exec(rest);
  if (comment) {
    state.at += comment[0].length;
    return '';
  }
  if (rest.startsWith('(?>')) {
    return atomicGroup(state, readBody(state, '(?>'.length, flags));
  }
  const flagged = /^\(\?([imsx]*)(?:-([imsx]+))?:/.exec(rest);
  if (flagged) return `(?:${readBody(state, flagged[0].length, changeFlags(flags, flagged, start))})`;
  for (const [pattern, open] of GROUPS) {
    const found = pattern.exec(rest);
    if (!found) continue;
    const looks = /[=!]$/.test(open) ? 1 : 0;
    state.lookarounds += looks;
    const body = readBody(state, found[0].length, flags);
    state.lookarounds -= looks;
    return `${open}${body})`;
  }
  throw new UntranslatablePatternError(groupRefusal(rest), start);
}

function readBody(state: State, opening: number, flags: Flags): string {
  const start = state.at;
  state.at += opening;
  const body = readAlternatives(state, flags);
  if (state.pattern[state.at] !== ')') {
    throw new UntranslatablePatternError(
      'a group that is never closed: write ), or \\( for the character',
      start,
    );
  }
  state.at += 1;
  return body;
}

function literal(point: number, flags: Flags): string {
  const character = String.fromCodePoint(point);
  if (flags.ignoreCase && /[A-Za-z]/.test(character)) return `[${classSource(bothCases([[point, point]]))}]`;
  if (/[\\^$.*+?()[\]{}|/]/.test(character)) return `\\${character}`;
  if (point >= 0x20 && point < 0x7f) return character;
  return /[\p{L}\p{N}]/u.test(character) ? character : escapedPoint(point);
}

/** A pattern without the anchors at its ends, and how many characters went at its start. */
function dropAnchors(pattern: string): { start: number; inner: string } {
  const open = pattern.replace(/^(?:\^|\\A)/, '');
  const inner = open.replace(/(?<!\\)((?:\\\\)*)(?:\$|\\[zZ])$/, '$1');
  return { start: pattern.length - open.length, inner };
}

/**
 * The source of an anchor elsewhere. Outside of lookarounds it could never fit, for an address goes on before
 * and behind: throws `UntranslatablePatternError`.
 */
function innerAnchor(source: string, at: number, isInLookaround: boolean): string {
  if (isInLookaround) return source;
  const reason = 'an anchor inside: a format stands for the whole value anyway, leave it out';
  throw new UntranslatablePatternError(reason, at);
}

/** Flags that hold at a place of a pattern. */
interface Flags {
  readonly ignoreCase: boolean;
  readonly dotAll: boolean;
}

/** Flags behind `(?on-off)`, which stands at `at`. Throws `UntranslatablePatternError` for m and x. */
function changeFlags(flags: Flags, match: RegExpExecArray, at: number): Flags {
  const [, on = '', off = ''] = match;
  if (/[mx]/.test(on + off)) {
    const reason =
      'the flags m and x have no equivalent: leave them out, and white space and comments with x';
    throw new UntranslatablePatternError(reason, at);
  }
  const flag = (letter: string, before: boolean): boolean =>
    off.includes(letter) ? false : on.includes(letter) || before;
  return { ignoreCase: flag('i', flags.ignoreCase), dotAll: flag('s', flags.dotAll) };
}
