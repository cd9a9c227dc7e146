import { expect, test } from 'vitest';
import { actualityObstacle, readingMinutes, slugOf } from '#domain/news/actuality.ts';
import { parisInstant } from '#mocks/server/paris-day.ts';

const now = new Date('2026-11-20T08:00:00Z');
const facts = { body: '<p>Texte</p>', publishedAt: null };

test.each([
  ['draft', 'publish', null],
  ['draft', 'unpublish', 'notPublished'],
  ['draft', 'archive', 'notPublished'],
  ['scheduled', 'publish', null],
  ['scheduled', 'unpublish', null],
  ['published', 'publish', 'alreadyPublished'],
  ['published', 'archive', null],
  ['archived', 'publish', 'archived'],
  ['archived', 'unpublish', 'archived'],
] as const)('%s: %s gives %s', (status, step, obstacle) => {
  expect(actualityObstacle({ ...facts, status }, step, now)).toBe(obstacle);
});

test('reading takes a minute for each 200 words begun, tags aside, and one at least', () => {
  const words = (count: number): string => `<p>${'mot '.repeat(count)}</p>`;
  expect([0, 1, 200, 201, 400, 401].map((count) => readingMinutes(words(count)))).toEqual([1, 1, 1, 2, 2, 3]);
});

test('an address is made of letters and digits without accents, and never begins or ends with a hyphen', () => {
  expect(slugOf(' « Œuvre » : l’été 2026 ! ')).toBe('oeuvre-l-ete-2026');
  expect(slugOf('…')).toBe('');
});

test('an hour in Paris is told apart in winter and in summer', () => {
  expect(parisInstant('2026-11-20', 9).toISOString()).toBe('2026-11-20T08:00:00.000Z');
  expect(parisInstant('2026-07-14', 9).toISOString()).toBe('2026-07-14T07:00:00.000Z');
  expect(parisInstant('2026-03-29', 3).toISOString()).toBe('2026-03-29T01:00:00.000Z');
});
