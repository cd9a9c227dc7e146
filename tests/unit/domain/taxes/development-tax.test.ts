import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { LegalParameterError } from '#domain/legal/parameter.ts';
import { developmentTax, type DevelopmentTaxInput } from '#domain/taxes/development-tax.ts';
import { day } from '#domain/time/day.ts';
import { oracleDevelopmentTax } from '#tests/support/oracle/taxes.ts';

const home: DevelopmentTaxInput = {
  areas: [{ areaM2: '80', isMainHome: true }],
  departmentCode: '33',
  on: day('2026-11-20'),
  communeBps: 500,
  departmentBps: 250,
};

describe('development tax', () => {
  test('80 m² of a main home at 5 % and 2,5 % in 2026: 1 784,00 + 892,00', () => {
    expect(developmentTax(home)).toMatchObject({
      valuePerM2Cents: 89_200,
      baseCents: 3_568_000,
      communeCents: 178_400,
      departmentCents: 89_200,
      regionCents: 0,
      totalCents: 267_600,
    });
  });

  test('the square metre is worth 1 011 € in Île-de-France, whose region has a share', () => {
    const tax = developmentTax({ ...home, departmentCode: '92', regionBps: 100 });
    expect(tax).toMatchObject({ valuePerM2Cents: 101_100, regionCents: 40_440 });
  });

  test('half is taken off the first 100 m² of each main home, and of nothing else', () => {
    const countedOf = (areas: DevelopmentTaxInput['areas']): string =>
      developmentTax({ ...home, areas }).countedAreaM2;
    expect(countedOf([{ areaM2: '130.50', isMainHome: true }])).toBe('80.5');
    expect(countedOf([{ areaM2: '130.50', isMainHome: false }])).toBe('130.5');
    const two = { areaM2: '100', isMainHome: true };
    expect(countedOf([two, two])).toBe('100');
    expect(countedOf([])).toBe('0');
  });

  test('an exempt share lowers the basis', () => {
    expect(developmentTax({ ...home, exemptBps: 5000 }).totalCents).toBe(133_800);
    expect(developmentTax({ ...home, exemptBps: 10_000 }).totalCents).toBe(0);
  });

  test('a year whose value is not published yet has no figure', () => {
    expect(() => developmentTax({ ...home, on: day('2027-01-01') })).toThrow(LegalParameterError);
  });

  test.each([
    ['areaM2', { areas: [{ areaM2: '-1', isMainHome: true }] }],
    ['areaM2', { areas: [{ areaM2: '1e9', isMainHome: true }] }],
    ['areaM2', { areas: [{ areaM2: '12,5', isMainHome: true }] }],
    ['communeBps', { communeBps: -1 }],
    ['departmentBps', { departmentBps: 2.5 }],
    ['exemptBps', { exemptBps: 10_001 }],
    ['regionBps', { regionBps: Number.POSITIVE_INFINITY }],
  ])('%s is refused by name when no form lets it through', (input, wrong) => {
    expect(() => developmentTax({ ...home, ...wrong })).toThrow(InvalidInputError);
    expect(() => developmentTax({ ...home, ...wrong })).toThrow(input);
  });

  test('each share is that of a second calculation, to the cent', () => {
    const bps = fc.integer({ min: 0, max: 10_000 });
    const areas = fc.array(
      fc.record({ hundredthsM2: fc.integer({ min: 0, max: 99_999_999 }), isMainHome: fc.boolean() }),
      { maxLength: 20 },
    );
    const place = fc.constantFrom(['33', 892] as const, ['75', 1011] as const);
    fc.assert(
      fc.property(
        areas,
        place,
        bps,
        bps,
        bps,
        (created, [departmentCode, value], commune, department, exempt) => {
          const tax = developmentTax({
            areas: created.map(({ hundredthsM2, isMainHome }) => ({
              areaM2: `${Math.trunc(hundredthsM2 / 100)}.${String(hundredthsM2 % 100).padStart(2, '0')}`,
              isMainHome,
            })),
            departmentCode,
            on: home.on,
            communeBps: commune,
            departmentBps: department,
            exemptBps: exempt,
          });
          expect([tax.communeCents, tax.departmentCents]).toEqual(
            oracleDevelopmentTax(created, value, [commune, department], exempt),
          );
          expect(tax.totalCents).toBe(tax.communeCents + tax.departmentCents);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
