import { describe, expect, test } from 'vitest';
import { compactCommunes, expandCommunes } from '#mocks/services/communes/compact.ts';
import { nodeCommunes } from '#mocks/services/communes/node.ts';
import { readCommunes } from '#mocks/services/communes/source.ts';

const communes = nodeCommunes();
const names = async (text: string, limit = 3): Promise<string[]> =>
  (await communes.search(text, limit)).map(({ name }) => name);

describe('communes', () => {
  test('are found by the beginning of a name, whatever accents, case and hyphens', async () => {
    expect((await names('libou'))[0]).toBe('Libourne');
    expect((await names('SAINT ETIENNE'))[0]).toBe('Saint-Étienne');
    expect((await names('st etienne'))[0]).toBe('Saint-Étienne');
    expect((await names("l'hay les roses"))[0]).toBe("L'Haÿ-les-Roses");
  });

  test('are found by the words of a name in their order', async () => {
    expect(await names('bour bresse')).toContain('Bourg-en-Bresse');
  });

  test('are found by postcode, by its beginning, or by both name and postcode', async () => {
    expect(await names('33500', 10)).toContain('Libourne');
    expect((await names('33'))[0]).toBe('Bordeaux');
    expect(await names('33500 libourne')).toEqual(['Libourne']);
  });

  test('come best first: the name itself, then beginnings, then the most peopled', async () => {
    expect(await names('lyon', 1)).toEqual(['Lyon']);
    expect((await names('montbr', 2))[0]).toBe('Montbrison');
  });

  test('are none for an empty text, or beyond the limit', async () => {
    expect(await communes.search('   ', 5)).toEqual([]);
    expect(await communes.search('saint', 5)).toHaveLength(5);
  });

  test('are known by their code, overseas and Corsica included', async () => {
    expect(await communes.byInsee('33243')).toEqual({
      inseeCode: '33243',
      name: 'Libourne',
      postalCodes: ['33500'],
      departmentCode: '33',
      departmentName: 'Gironde',
    });
    expect((await communes.byInsee('2A004'))?.departmentCode).toBe('2A');
    expect((await communes.byInsee('97411'))?.departmentCode).toBe('974');
    expect(await communes.byInsee('00000')).toBeNull();
  });

  test('lose nothing on their way to the browser', () => {
    const entries = readCommunes();
    expect(entries.length).toBeGreaterThan(34_000);
    expect(expandCommunes(compactCommunes(entries))).toEqual(entries);
  });
});
