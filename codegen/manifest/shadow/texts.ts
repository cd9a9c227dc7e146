import type { CodeRange } from '../../pcre/ranges.ts';
import type { Language } from './language.ts';

const FAVOURITES = 'x7qz4kA-'.split('').map((character) => character.charCodeAt(0));
const SURROGATES: CodeRange = [0xd800, 0xdfff];

/** A character of a range, one of `x7qz…` if it can be; `null` when it holds lone surrogates alone. */
export function characterOf([from, to]: CodeRange, turn: number): string | null {
  for (let n = 0; n < FAVOURITES.length; n += 1) {
    const point = FAVOURITES[(turn + n) % FAVOURITES.length] ?? 0;
    if (point >= from && point <= to) return String.fromCodePoint(point);
  }
  const first = from >= SURROGATES[0] && from <= SURROGATES[1] ? SURROGATES[1] + 1 : from;
  return first <= to ? String.fromCodePoint(first) : null;
}

/** A text of a language that few literals will equal, taking `some` for all; `null` when none was found. */
export function sampleText(language: Language): string | null {
  let turn = 0;
  const read = (part: Language): string | null => {
    switch (part.kind) {
      case 'set': {
        turn += 1;
        for (const favourite of FAVOURITES.keys()) {
          const wanted = FAVOURITES[(turn + favourite) % FAVOURITES.length] ?? 0;
          if (part.ranges.some(([from, to]) => from <= wanted && wanted <= to))
            return String.fromCodePoint(wanted);
        }
        const [first] = part.ranges;
        return first ? characterOf(first, turn) : null;
      }
      case 'sequence':
        return joined(part.parts, read);
      case 'choice':
        return part.options[0] ? read(part.options[0]) : null;
      case 'repeat': {
        const count = Math.min(part.max, Math.max(part.min, 3));
        return joined(
          Array.from({ length: count }, () => part.inner),
          read,
        );
      }
      default:
        return read(part.of);
    }
  };
  return read(language);
}

function joined(parts: readonly Language[], read: (part: Language) => string | null): string | null {
  let text = '';
  for (const part of parts) {
    const piece = read(part);
    if (piece === null) return null;
    text += piece;
  }
  return text;
}

/** All texts of a language, taking `some` for all; `null` when there are more than `limit`. */
export function allTexts(language: Language, limit: number): string[] | null {
  switch (language.kind) {
    case 'set': {
      const count = language.ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);
      if (count > limit) return null;
      return language.ranges.flatMap(([from, to]) =>
        Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).filter(
          (character) => character.isWellFormed(),
        ),
      );
    }
    case 'sequence':
      return product(language.parts, limit);
    case 'choice': {
      const texts = new Set<string>();
      for (const option of language.options) {
        for (const text of allTexts(option, limit) ?? [null]) {
          if (text === null || texts.size > limit) return null;
          texts.add(text);
        }
      }
      return [...texts];
    }
    case 'repeat': {
      if (language.max > limit) return null;
      const { inner, min, max } = language;
      const optional: Language = { kind: 'choice', options: [inner, { kind: 'sequence', parts: [] }] };
      return product(
        Array.from({ length: max }, (_, index) => (index < min ? inner : optional)),
        limit,
      );
    }
    default:
      return allTexts(language.of, limit);
  }
}

function product(parts: readonly Language[], limit: number): string[] | null {
  let texts = [''];
  for (const part of parts) {
    const pieces = allTexts(part, limit);
    if (pieces === null || pieces.length * texts.length > limit) return null;
    texts = [...new Set(texts.flatMap((text) => pieces.map((piece) => text + piece)))];
  }
  return texts;
}
