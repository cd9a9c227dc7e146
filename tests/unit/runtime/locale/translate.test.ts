import { expect, test } from 'vitest';
import { detectLocale } from '#runtime/locale/detect.ts';
import { translate } from '#runtime/locale/translate.ts';

const fr = {
  title: "Liste d'{name}",
  lots: { count: '{n, plural, =0 {Aucun lot} one {# lot} other {# lots}}' },
} as const;
const en = {
  title: 'List of {name}',
  lots: { count: '{n, plural, =0 {No lot} one {# lot} other {# lots}}' },
};

test('texts are found by key in both languages, with values and plurals', () => {
  const t = translate('fr', { fr, en });
  expect(t('lots.count', { n: 0 })).toBe('Aucun lot');
  expect(t('lots.count', { n: 1 })).toBe('1 lot');
  expect(t('lots.count', { n: 12000 })).toBe('12\u202F000 lots');
  expect(translate('en', { fr, en })('title', { name: 'x' })).toBe('List of x');
});

test('an apostrophe before a value does not swallow it, as ICU would have it', () => {
  expect(translate('fr', { fr, en })('title', { name: 'opérations' })).toBe("Liste d'opérations");
});

test('a wrong key is a type error and a key of run time can be asked for', () => {
  const t = translate('fr', { fr, en });
  // @ts-expect-error the key does not exist
  const wrong = () => t('lots.sum');
  expect(wrong).toBeTypeOf('function');
  expect([t.has('lots.count'), t.has('nowhere')]).toEqual([true, false]);
});

test('translators are made once per group and language', () => {
  expect(translate('fr', { fr, en })).toBe(translate('fr', { fr, en }));
});

test('the language is the best one supported', () => {
  const supported = ['fr', 'en'] as const;
  expect(detectLocale('en-GB,en;q=0.9,fr;q=0.8', supported, 'fr')).toBe('en');
  expect(detectLocale('de, fr-CA;q=0.5, en;q=0.4', supported, 'en')).toBe('fr');
  expect(detectLocale('fr;q=0, en', supported, 'fr')).toBe('en');
  expect(detectLocale('de, *;q=0.1', supported, 'fr')).toBe('fr');
  expect(detectLocale(['es', 'en-US'], supported, 'fr')).toBe('en');
  for (const wanted of [null, undefined, '', ';;q=x'])
    expect(detectLocale(wanted, supported, 'fr')).toBe('fr');
});
