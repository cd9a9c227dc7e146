import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostAlphabet, pathAlphabet } from '#codegen/manifest/shadow/alphabets.ts';
import { buildAutomaton, type Automaton } from '#codegen/manifest/shadow/automaton.ts';
import { findOutsider } from '#codegen/manifest/shadow/inclusion.ts';
import type { Alphabet, Language } from '#codegen/manifest/shadow/language.ts';
import { parseLanguage } from '#codegen/manifest/shadow/parse-language.ts';
import { allTexts, sampleText } from '#codegen/manifest/shadow/texts.ts';
import { UntranslatablePatternError } from '#codegen/pcre/error.ts';
import { translatePcre } from '#codegen/pcre/translate.ts';

const atom = fc.constantFrom(
  'a',
  'b',
  'é',
  '-',
  '\\.',
  '\\/',
  '.',
  '[ab]',
  '[^a]',
  '[a-c]',
  '[^/]',
  '\\d',
  '\\D',
  '\\w',
  '\\x41',
  '[\\w.-]',
  '(?!a)',
  '(?=b)',
  '(?<!a)',
  '\\b',
  '\\p{L}',
  '[\\p{L}1]',
  '(?i:b)',
  '(?>a|ab)',
  'a++',
  '\\h',
  '[[:upper:]]',
  '(?s:.)',
);
const quantified = fc
  .tuple(atom, fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,2}', '{1,}', '*?', '+?'))
  .map(([source, quantifier]) => (/^\(\?[!=<]|^\\b|\+\+$/.test(source) ? source : source + quantifier));
const sequence = fc.array(quantified, { maxLength: 4 }).map((parts) => parts.join(''));
const pattern = fc.oneof(
  sequence,
  fc.tuple(sequence, sequence).map(([a, b]) => `${a}|${b}`),
  fc.tuple(sequence, sequence, sequence).map(([a, b, c]) => `${a}(${b}|${c})*`),
);

const letters = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', 'A', 'B', 'é', '1', '/', '.', '-', ' ', '😀'),
  maxLength: 5,
});

function sourceOf(given: string): string | null {
  try {
    return translatePcre(given);
  } catch (error) {
    if (error instanceof UntranslatablePatternError) return null;
    throw error;
  }
}

function automatonOf(language: Language, bound: 'most' | 'least'): Automaton {
  const automaton = buildAutomaton(language, bound);
  if (!automaton) throw new Error('too large');
  return automaton;
}

function accepts(automaton: Automaton, text: string): boolean {
  const parts = Array.from(text, (character): Language => {
    const point = character.codePointAt(0) ?? 0;
    return { kind: 'set', ranges: [[point, point]] };
  });
  const one = automatonOf({ kind: 'sequence', parts }, 'most');
  return findOutsider(one, [automaton], { steps: 10_000 }) === null;
}

/** Checks what is understood of a format against its expression. */
function expectBounds(source: string, text: string, alphabet: Alphabet, flags: string): void {
  const language = parseLanguage(source, alphabet);
  if (!language) throw new Error(`${source} is not understood`);
  const matches = new RegExp(`^(?:${source})$`, flags).test(text);
  const [least, most] = [automatonOf(language, 'least'), automatonOf(language, 'most')];
  if (matches) expect([source, text, accepts(most, text)]).toEqual([source, text, true]);
  else expect([source, text, accepts(least, text)]).toEqual([source, text, false]);
}

describe('what is understood of a format bounds what it matches', () => {
  test('in paths', () => {
    fc.assert(
      fc.property(pattern, letters, (given, text) => {
        const source = sourceOf(given);
        if (source !== null) expectBounds(source, text, pathAlphabet, 'su');
      }),
      { numRuns: 3_000 },
    );
  });

  test('in hosts, which are in lower case and matched in either', () => {
    fc.assert(
      fc.property(pattern, letters, (given, text) => {
        const source = sourceOf(given);
        const host = text.toLowerCase().replace(/[/ ]/g, '');
        if (source !== null) expectBounds(source, host, hostAlphabet, 'sui');
      }),
      { numRuns: 3_000 },
    );
  });

  test('exactly, where nothing of it is uncertain: the texts listed are those it matches', () => {
    const plain = /\(\?|\\[bpP]|\+\+/;
    fc.assert(
      fc.property(pattern, (given) => {
        const source = sourceOf(given);
        if (source === null || plain.test(given)) return;
        const language = parseLanguage(source, pathAlphabet);
        const expression = new RegExp(`^(?:${source})$`, 'su');
        const sample = language && sampleText(language);
        if (typeof sample === 'string') expect(sample).toMatch(expression);
        for (const text of (language && allTexts(language, 50)) ?? []) expect(text).toMatch(expression);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a text of one format that another refuses is found, the shortest first', () => {
  const outsider = (one: string, ...others: string[]): unknown => {
    const language = (source: string, bound: 'most' | 'least'): Automaton => {
      const parsed = parseLanguage(source, pathAlphabet);
      if (!parsed) throw new Error(source);
      return automatonOf(parsed, bound);
    };
    return findOutsider(
      language(one, 'most'),
      others.map((other) => language(other, 'least')),
      { steps: 10_000 },
    );
  };

  test.each([
    ['[0-9]{4}', ['[0-9]+'], null],
    ['[0-9]+', ['[0-9]{4}'], { text: '7' }],
    ['a|b|c', ['a', '[bc]'], null],
    ['a|b|c', ['a', 'b'], { text: 'c' }],
    ['(?:ab)*', ['[ab]*'], null],
    ['[ab]*', ['(?:a*b*)*'], null],
    ['(?:a|b){3}', ['[ab]{2,3}'], null],
    ['a', ['\\p{L}'], { text: 'a' }],
    ['\\p{Lu}', ['.'], null],
  ])('%s against %j', (one, others, found) => {
    expect(outsider(one, ...others)).toEqual(found);
  });

  test('a search that takes too long is given up', () => {
    const parsed = parseLanguage('(?:a|b)*a(?:a|b){12}', pathAlphabet);
    const automaton = parsed && buildAutomaton(parsed, 'most');
    if (!automaton) throw new Error('expected an automaton');
    expect(findOutsider(automaton, [automaton], { steps: 100 })).toBe('unknown');
  });
});
