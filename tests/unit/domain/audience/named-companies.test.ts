import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companyLetter, isNamelessDisclosed, namedCompanies } from '#domain/audience/named-companies.ts';

const contributor = fc.record({ id: fc.uuid(), isDetailed: fc.boolean() });
const network = fc.uniqueArray(contributor, { selector: ({ id }) => id, maxLength: 12 });

describe('companies told by name', () => {
  test('agreed to it', () => {
    fc.assert(
      fc.property(network, (companies) => {
        const agreed = companies.filter(({ isDetailed }) => isDetailed).map(({ id }) => id);
        return [...namedCompanies(companies)].every((id) => agreed.includes(id));
      }),
    );
  });

  test('leave none without a name, or at least three, unless there are fewer in all', () => {
    fc.assert(
      fc.property(network, (companies) => {
        const left = companies.length - namedCompanies(companies).size;
        return left === 0 || left >= 3 || left === companies.length;
      }),
    );
  });

  test('are all of them where all agreed', () => {
    fc.assert(
      fc.property(network, (companies) => {
        const all = companies.map(({ id }) => ({ id, isDetailed: true }));
        return namedCompanies(all).size === all.length;
      }),
    );
  });
});

test('a selection is told where neither it nor the rest is of one or two without a name', () => {
  const everybody = ['a', 'b', 'c', 'd', 'e', 'f'];
  const nobody = new Set<string>();
  expect(isNamelessDisclosed(['a', 'b', 'c'], everybody, nobody)).toBe(true);
  expect(isNamelessDisclosed(['a', 'b'], everybody, nobody)).toBe(false);
  expect(isNamelessDisclosed(['a', 'b', 'c', 'd'], everybody, nobody)).toBe(false);
  expect(isNamelessDisclosed(['a'], everybody, new Set(['a']))).toBe(true);
  expect(isNamelessDisclosed(['a', 'b'], everybody, new Set(['a']))).toBe(false);
});

test('letters go on after Z', () => {
  expect([0, 25, 26, 27, 51, 52, 701, 702].map(companyLetter)).toEqual([
    'A',
    'Z',
    'AA',
    'AB',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
  ]);
});
