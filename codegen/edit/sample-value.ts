/** Characters that are tried for one place of a pattern, the most usual first. */
const CHARACTERS = Array.from(
  'a1A-_.0 bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ23456789/~!@$&\'()*+,;=:%#?[]{}<>|"\\^`é',
);

/** Values that addresses usually carry. */
const USUAL = [
  'a',
  '1',
  '42',
  '2026',
  'abc',
  'ABC',
  'a-b',
  'a_b',
  'fr',
  'fr-FR',
  'file.pdf',
  '2026-01-31',
  '01k8n3v5x7z9b1d3f5h7k9m1n3',
  '9b2d7f0e-1c3a-4e5f-8a9b-0c1d2e3f4a5b',
  'a/b',
];

/** Which of the characters that fit a place is taken. */
type Pick = 'find' | 'findLast';

/** Bound of the values made from one alternative. */
const MAX_MADE = 32;

/**
 * Values that a parameter takes: usual ones that fit its format (a JavaScript source, `[^/]+` where it has
 * none), and some made from the format itself. Empty when none was found.
 */
export function sampleValues(where = '[^/]+'): string[] {
  const whole = new RegExp(`^(?:${where})$`, 'su');
  const made = alternatives(where).flatMap((alternative) => [
    ...makeValues(alternative, 'find'),
    ...makeValues(alternative, 'findLast'),
  ]);
  return [...new Set([...made, ...USUAL])].filter((value) => value !== '' && whole.test(value));
}

/** The alternatives of a pattern at its outermost level. */
function alternatives(source: string): string[] {
  const parts = [''];
  for (const { text } of atomsOf(source)) {
    if (text === '|') parts.push('');
    else parts[parts.length - 1] += text;
  }
  return parts;
}

/** Short texts that fit a pattern without alternatives, as far as its lookarounds let them. */
function makeValues(source: string, pick: Pick): string[] {
  let made = [''];
  for (const { atom, least } of atomsOf(source)) {
    const choices = valuesOf(atom, pick).map((value) => value.repeat(least));
    made = made.flatMap((start) => choices.map((choice) => start + choice)).slice(0, MAX_MADE);
  }
  return made;
}

function valuesOf(atom: string, pick: Pick): string[] {
  if (/^\(\?(?:[=!]|<[=!])/.test(atom) || atom === '^' || atom === '$') return [''];
  if (atom.startsWith('(')) {
    const body = atom.replace(/^\((?:\?:|\?<\w+>)?/, '').slice(0, -1);
    return alternatives(body).flatMap((alternative) => makeValues(alternative, pick));
  }
  const fits = new RegExp(`^(?:${atom})$`, 'su');
  const found = CHARACTERS[pick]((character) => fits.test(character)) ?? literalOf(atom);
  return found === undefined ? [] : [found];
}

function literalOf(atom: string): string | undefined {
  return atom.startsWith('\\') || atom.startsWith('[') ? undefined : atom;
}

interface Atom {
  /** With its quantifier. */
  readonly text: string;
  readonly atom: string;
  /** How often it stands at least, once where it may be absent: `a*` gives `a`. */
  readonly least: number;
}

const CLASS = /^\[(?:\\.|[^\\\]])*\]/su;
const ESCAPE = /^\\(?:u\{[^}]*\}|x[0-9a-f]{2}|[pP]\{[^}]*\}|k<\w+>|.)/su;
const QUANTIFIER = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/;

function* atomsOf(source: string): Generator<Atom> {
  for (let at = 0; at < source.length;) {
    const rest = source.slice(at);
    const atom =
      CLASS.exec(rest)?.[0] ??
      ESCAPE.exec(rest)?.[0] ??
      groupAt(rest) ??
      Array.from(rest.slice(0, 2))[0] ??
      '';
    const quantifier = QUANTIFIER.exec(rest.slice(atom.length));
    const text = atom + (quantifier?.[0] ?? '');
    yield { text, atom, least: quantifier?.[1] === undefined ? 1 : Number(quantifier[1]) };
    at += text.length;
  }
}

function groupAt(source: string): string | undefined {
  if (!source.startsWith('(')) return undefined;
  let depth = 0;
  for (let at = 0; at < source.length;) {
    const rest = source.slice(at);
    const piece = CLASS.exec(rest)?.[0] ?? ESCAPE.exec(rest)?.[0] ?? rest.slice(0, 1);
    if (piece === '(') depth += 1;
    if (piece === ')') depth -= 1;
    at += piece.length;
    if (depth === 0) return source.slice(0, at);
  }
  return undefined;
}
