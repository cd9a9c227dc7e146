import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPassword, normalizePassword, type PasswordRuleId } from '#domain/identity/password-policy.ts';
import { personalWords, plainText } from '#domain/identity/password-words.ts';

const client = { audience: 'client', words: [] } as const;
const platform = { audience: 'platform', words: [] } as const;

function unmet(password: string, question: Parameters<typeof checkPassword>[1]): PasswordRuleId[] {
  return checkPassword(password, question).rules.flatMap(({ id, isMet }) => (isMet ? [] : [id]));
}

describe('a client’s password', () => {
  test.each([
    ['twelve signs of four kinds', 'Quai-Nord-12'],
    ['fourteen of three', 'QuaiDuNord1234'],
    ['accented letters', 'Éléphant-042'],
    ['a phrase of seven words', 'le chat gris dort sous une vieille table'],
  ])('%s will do', (_, password) => {
    expect(unmet(password, client)).toEqual([]);
  });

  test.each<[string, string, PasswordRuleId[]]>([
    ['eleven signs', 'Quai-Nord-1', ['length']],
    ['thirteen without a special sign', 'QuaiDuNord123', ['symbol']],
    ['no figure', 'Quai-du-Nord-Est', ['digit']],
    ['no capital', 'quai-nord-12', ['upper']],
    ['no small letter', 'QUAI-NORD-12', ['lower']],
    ['a phrase too short', 'le chat dort sur un tapis a', ['upper', 'digit']],
    ['a phrase that repeats itself', 'chat chat chat chat chat chat chat', ['upper', 'digit']],
    ['nothing', '', ['length', 'lower', 'upper', 'digit', 'symbol']],
  ])('%s will not', (_, password, expected) => {
    expect(unmet(password, client)).toEqual(expected);
  });

  test('is at most 200 signs long, whatever else it is', () => {
    expect(unmet(`Aa1-${'x'.repeat(196)}`, client)).toEqual([]);
    expect(unmet(`Aa1-${'x'.repeat(197)}`, client)).toEqual(['maximum']);
  });
});

test('the staff chooses sixteen signs of four kinds, or a phrase', () => {
  expect(unmet('Quai-Nord-12', platform)).toEqual(['length']);
  expect(unmet('QuaiDuNordEst1234', platform)).toEqual(['symbol']);
  expect(unmet('Quai-du-Nord-123', platform)).toEqual([]);
  expect(unmet('le chat gris dort sous une vieille table', platform)).toEqual([]);
});

test('what is common or was used before is refused where that can be known, and is no line elsewhere', () => {
  const password = 'Quai-Nord-12';
  expect(unmet(password, { ...client, isCommon: true, isPrevious: false })).toEqual(['common']);
  expect(unmet(password, { ...client, isCommon: false, isPrevious: true })).toEqual(['previous']);
  expect(checkPassword(password, client).rules.map(({ id }) => id)).not.toContain('common');
});

describe('words about the person', () => {
  const words = personalWords({
    email: 'elodie.le-goff33@example.test',
    firstName: 'Élodie',
    lastName: 'Le Goff',
    names: ['Garonne Patrimoine', 'Îlot'],
  });

  test('are the parts of four signs and more, without accents, joined and apart', () => {
    expect(words.toSorted()).toEqual(
      [
        'elodielegoff33',
        'elodie',
        'goff33',
        'legoff',
        'goff',
        'garonnepatrimoine',
        'garonne',
        'patrimoine',
        'ilot',
      ].toSorted(),
    );
  });

  test.each([
    ['Elodie-2026-Bordeaux', 'elodie'],
    ['12-GARONNE-rive', 'garonne'],
    ['Mon-Îlot-33-Bleu', 'ilot'],
  ])('%s is refused for %s', (password, word) => {
    const { rules } = checkPassword(password, { ...client, words });
    expect(rules.find(({ id }) => id === 'personal')).toEqual({
      id: 'personal',
      isMet: false,
      values: { word },
    });
  });

  test('shorter ones, and the address’s domain, do not count', () => {
    expect(unmet('Le-Quai-33-example', { ...client, words })).toEqual([]);
  });
});

test('one password on two keyboards, composed or not, is the same', () => {
  expect(normalizePassword('E\u0301te\u0301')).toBe('Été');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      expect(checkPassword(text.normalize('NFD'), client)).toEqual(
        checkPassword(text.normalize('NFC'), client),
      );
    }),
  );
});

test('strength follows the rules: accepted ones are good at least, others never', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const { rules, isAccepted, strength } = checkPassword(text, client);
      expect(isAccepted).toBe(rules.every(({ isMet }) => isMet));
      expect(['good', 'strong'].includes(strength)).toBe(isAccepted);
    }),
  );
  expect(
    ['', 'a', 'Quai-Nord-1', 'Quai-Nord-12', 'Quai-du-Nord-2026'].map(
      (text) => checkPassword(text, client).strength,
    ),
  ).toEqual(['none', 'weak', 'fair', 'good', 'strong']);
});

test('a longer password never loses a rule but the greatest length, unless it spells a word', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 80 }), fc.string({ maxLength: 80 }), (start, more) => {
      const before = new Set(unmet(start, client));
      // Words run together may break a phrase, whose other rules then count again.
      if (checkPassword(start, client).isPhrase) return;
      expect(unmet(start + more, client).filter((id) => !before.has(id))).toEqual([]);
    }),
  );
});

test('plain text has neither capitals nor accents', () => {
  expect(plainText('Île-d’Yeu ÇÀ')).toBe('ile-d’yeu ca');
});
