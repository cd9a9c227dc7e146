import { sql, type SQL } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenedDatabase } from '#mocks/db/database.ts';
import { containsWords, folded, foldedFields, foldedWords, foldText, matchRank } from '#mocks/db/fold.ts';
import { users } from '#mocks/db/schema/index.ts';
import { foldText as foldInBrowser } from '#ui/fields/fold-text.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const read = async <Value>(expression: SQL): Promise<Value> => {
  const [row] = await opened.db
    .select({ value: expression as SQL<Value> })
    .from(users)
    .limit(1);
  return row?.value as Value;
};

test('the database and the application fold a French text alike, whatever its letters', async () => {
  const letters = "aàâäãåbcçeéèêëfiîïñoôöõœæuùûüyÿzAÀÇÉÈŒÆÔÙŸ 0123456789-’'%_\u00A0\u202F";
  const texts = fc.sample(fc.string({ unit: fc.constantFrom(...Array.from(letters)), maxLength: 12 }), 60);
  const row = sql.join(
    texts.map((text) => folded(sql`${text}::text`)),
    sql`, `,
  );
  expect(await read<string[]>(sql`array[${row}]`)).toEqual(texts.map(foldText));
});

test('lists in the browser fold a French text as the server does', () => {
  const letters = "aàâäbcçeéèêëiîïñoôöõœæuùûüyÿzAÀÇÉÈŒÆÔÙŸ0123456789-’'\u00A0\u202F";
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from(letters)) }), (text) => {
      expect(foldInBrowser(text)).toBe(foldText(text).replaceAll(/\s+/g, ' ').trim());
    }),
  );
});

test('a letter typed as base and accent is the same as in one sign', () => {
  expect(foldText('E\u0301TUDE')).toBe('etude');
});

test('signs that patterns give a meaning are taken as they are', async () => {
  const contains = (text: string, typed: string) =>
    read<boolean>(containsWords(foldedFields(sql`${text}::text`), foldedWords(typed)) ?? sql`false`);
  expect(await contains('Rue du Chêne', '%')).toBe(false);
  expect(await contains('Remise de 20 %', '20 %')).toBe(true);
});

test('what begins with the words goes first, an earlier field before a later; then words that do; then the rest', async () => {
  const fits = [
    ['Clos des Pins', 'Talence'],
    ['Rue Mérignac', 'Clos'],
    ['Grand-Clos', 'Talence'],
    ['L’Enclos', 'Talence'],
  ];
  const rank = (fields: string[]) =>
    read<number>(matchRank(foldedFields(...fields.map((field) => sql`${field}::text`)), ['clos']));
  const ranks = await Promise.all(fits.map(rank));
  expect(new Set(ranks).size).toBe(fits.length);
  expect(ranks.toSorted((a, b) => a - b)).toEqual(ranks);
});
