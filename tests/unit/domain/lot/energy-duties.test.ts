import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { explain } from '#domain/explain/explain.ts';
import { LegalParameterError } from '#domain/legal/parameter.ts';
import { energyClasses } from '#domain/lot/details.ts';
import { energyDuties, type EnergyFacts } from '#domain/lot/energy-duties.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { oracleEnergy } from '#tests/support/oracle/energy.ts';

const house: EnergyFacts = {
  type: 'House',
  isSingleOwner: false,
  energyClass: 'F',
  dpeOn: day('2024-03-15'),
  auditOn: null,
  departmentCode: '33',
  on: day('2026-11-20'),
};

describe('what an energy class brings', () => {
  test.each([
    ['G', '2023-03-31', 'later'],
    ['G', '2023-04-01', 'missing'],
    ['F', '2023-04-01', 'missing'],
    ['E', '2024-12-31', 'later'],
    ['E', '2025-01-01', 'missing'],
    ['D', '2033-12-31', 'later'],
    ['D', '2034-01-01', 'missing'],
    ['C', '2034-01-01', 'none'],
  ] as const)('a house of class %s sold on %s: audit %s', (energyClass, on, audit) => {
    expect(energyDuties({ ...house, energyClass, on: day(on) }).audit).toBe(audit);
  });

  test.each([
    ['G', '2024-12-31', false],
    ['G', '2025-01-01', true],
    ['F', '2027-12-31', false],
    ['F', '2028-01-01', true],
    ['E', '2034-01-01', true],
    ['D', '2034-01-01', false],
  ] as const)('class %s on %s: letting barred, %s', (energyClass, on, isLettingBarred) => {
    expect(energyDuties({ ...house, energyClass, on: day(on) }).isLettingBarred).toBe(isLettingBarred);
  });

  test('only houses and buildings of one owner need an audit, yet a flat is barred from letting too', () => {
    const auditOf = (change: Partial<EnergyFacts>) => energyDuties({ ...house, ...change }).audit;
    expect(auditOf({ type: 'Building', isSingleOwner: true })).toBe('missing');
    expect(auditOf({ type: 'Building' })).toBe('none');
    expect(auditOf({ type: 'Apartment' })).toBe('none');
    expect(energyDuties({ ...house, type: 'Apartment', energyClass: 'G' }).isLettingBarred).toBe(true);
    expect(energyDuties({ ...house, type: 'Garage', energyClass: 'G' }).isLettingBarred).toBe(false);
  });

  test('an audit counts for five years, its last day included', () => {
    const auditOn = day('2023-06-01');
    const on = (text: string) => energyDuties({ ...house, auditOn, on: day(text) });
    expect(on('2028-06-01')).toMatchObject({ audit: 'valid', auditUntilOn: '2028-06-01' });
    expect(on('2028-06-02').audit).toBe('expired');
  });

  test('certificates made before 1 July 2021 are void since 2025', () => {
    const of = (dpeOn: string, on: string) =>
      energyDuties({ ...house, dpeOn: day(dpeOn), on: day(on) }).isDpeVoid;
    expect(of('2021-06-30', '2025-01-01')).toBe(true);
    expect(of('2021-06-30', '2024-12-31')).toBe(false);
    expect(of('2021-07-01', '2026-11-20')).toBe(false);
  });

  test('overseas, whose days were not read, the class has no figure', () => {
    expect(() => energyDuties({ ...house, departmentCode: '974' })).toThrow(LegalParameterError);
    expect(energyDuties({ ...house, departmentCode: '974', energyClass: 'B' }).audit).toBe('none');
  });

  test('a class that there is none of is refused by name', () => {
    expect(() => energyDuties({ ...house, energyClass: 'H' as never })).toThrow(InvalidInputError);
  });

  test('its days cite the article that sets them', () => {
    expect(explain(energyDuties(house), 'auditFromOn')).toMatchObject({
      figure: { value: '2023-04-01' },
      source: expect.stringContaining('L126-28-1') as string,
    });
  });

  test('is that of a second reading, for every class and day', () => {
    const someDay = fc.integer({ min: 0, max: 6_000 }).map((days) => addToDay(day('2023-04-01'), { days }));
    fc.assert(
      fc.property(
        fc.constantFrom(...energyClasses),
        fc.option(someDay),
        someDay,
        (energyClass, auditOn, on) => {
          const { audit, isLettingBarred } = energyDuties({ ...house, energyClass, auditOn, on });
          expect([audit, isLettingBarred]).toEqual(oracleEnergy(energyClass, auditOn, on));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
