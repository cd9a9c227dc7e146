import { choice, EMPTY, sequence, type Alphabet, type Language } from './language.ts';
import { readSet } from './read-set.ts';

interface Reader {
  readonly source: string;
  readonly alphabet: Alphabet;
  readonly captured: Map<string, Language>;
  at: number;
}

/**
 * The language of a JavaScript expression source (flags `su`, `i` by the alphabet), anchors at its ends
 * included; `null` when it holds something that is not known here.
 */
export function parseLanguage(source: string, alphabet: Alphabet): Language | null {
  const inner = source.replace(/^\^/, '').replace(/\$$/, '');
  const reader: Reader = { source: inner, alphabet, captured: new Map(), at: 0 };
  const language = readChoice(reader);
  return reader.at === inner.length ? language : null;
}

function readChoice(reader: Reader): Language {
  const options: Language[] = [];
  let parts: Language[] = [];
  while (reader.at < reader.source.length && reader.source[reader.at] !== ')') {
    if (reader.source[reader.at] === '|') {
      options.push(sequence(parts));
      parts = [];
      reader.at += 1;
    } else parts.push(readRepeated(reader));
  }
  return choice([...options, sequence(parts)]);
}

const QUANTIFIER = /(?:([*+?])|\{(\d+)(,(\d*))?\})\??/y;

function readRepeated(reader: Reader): Language {
  const inner = readAtom(reader);
  QUANTIFIER.lastIndex = reader.at;
  const found = QUANTIFIER.exec(reader.source);
  if (!found) return inner;
  reader.at += found[0].length;
  const [, sign, least, comma, most] = found;
  if (sign !== undefined) {
    return { kind: 'repeat', inner, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
  }
  const min = Number(least);
  return { kind: 'repeat', inner, min, max: comma === undefined ? min : most ? Number(most) : Infinity };
}

const GROUP = /\((?:\?(?::|<?[=!]|<(\w+)>))?/y;

function readAtom(reader: Reader): Language {
  const { source, at } = reader;
  const character = source[at];
  if (character === '(') return readGroup(reader);
  if (character === '^' || character === '$') {
    reader.at += 1;
    return { kind: 'some', of: EMPTY };
  }
  if (source.startsWith('\\b', at) || source.startsWith('\\B', at)) {
    reader.at += 2;
    return { kind: 'some', of: EMPTY };
  }
  if (source.startsWith('\\k<', at)) {
    const end = source.indexOf('>', at);
    reader.at = end + 1;
    return { kind: 'some', of: reader.captured.get(source.slice(at + 3, end)) ?? EMPTY };
  }
  const { set, end } = readSet(source, at, reader.alphabet);
  reader.at = end;
  return set;
}

function readGroup(reader: Reader): Language {
  GROUP.lastIndex = reader.at;
  const [opening = '(', name] = GROUP.exec(reader.source) ?? [];
  reader.at += opening.length;
  const inner = readChoice(reader);
  reader.at += 1;
  if (name !== undefined) reader.captured.set(name, inner);
  return /[=!]$/.test(opening) ? { kind: 'some', of: EMPTY } : inner;
}
