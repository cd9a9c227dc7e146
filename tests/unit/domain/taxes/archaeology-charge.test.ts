import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { explain } from '#domain/explain/explain.ts';
import { LegalParameterError } from '#domain/legal/parameter.ts';
import { archaeologyCharge, type ArchaeologyChargeInput } from '#domain/taxes/archaeology-charge.ts';
import { day } from '#domain/time/day.ts';
import { oracleArchaeology } from '#tests/support/oracle/taxes.ts';

const house: ArchaeologyChargeInput = {
  areas: [{ areaM2: '120', isMainHome: true, affectsGround: true }],
  departmentCode: '33',
  on: day('2026-11-20'),
};

describe('archaeology charge', () => {
  test('a house of 120 m² in 2026: 70 m² counted × 892 € × 0,40 % = 249,76 €', () => {
    expect(archaeologyCharge(house)).toMatchObject({
      countedM2: '70',
      baseCents: 6_244_000,
      builtCents: 24_976,
      groundCents: 0,
      totalCents: 24_976,
    });
  });

  test('a raised storey, which digs nothing, owes none', () => {
    const [area] = house.areas;
    if (!area) throw new Error('no area');
    const both = { ...house, areas: [area, { ...area, areaM2: '900', affectsGround: false }] };
    expect(archaeologyCharge(both).totalCents).toBe(24_976);
    expect(archaeologyCharge({ ...house, areas: [{ ...area, affectsGround: false }] }).totalCents).toBe(0);
  });

  test('ground with an impact study owes 0,71 € a square metre in 2025, from 3 000 m² on', () => {
    const ground = (studiedGroundM2: string, on = day('2025-06-01')) =>
      archaeologyCharge({ areas: [], departmentCode: '33', on, studiedGroundM2 }).groundCents;
    expect(ground('2999.99')).toBe(0);
    expect(ground('3000')).toBe(213_000);
    expect(() => ground('3000', day('2026-06-01'))).toThrow(LegalParameterError);
    expect(ground('2999', day('2026-06-01'))).toBe(0);
  });

  test('a day before its rate is known has no figure, and its figures say that they are to be reviewed', () => {
    expect(() => archaeologyCharge({ ...house, on: day('2024-12-31') })).toThrow(LegalParameterError);
    expect(explain(archaeologyCharge(house), 'total')).toMatchObject({ isUnverified: true });
  });

  test.each(['-1', '1e9', '12,5', 'NaN'])('an area of %j is refused by name', (areaM2) => {
    const areas = [{ areaM2, isMainHome: false, affectsGround: true }];
    expect(() => archaeologyCharge({ ...house, areas })).toThrow(InvalidInputError);
    expect(() => archaeologyCharge({ ...house, studiedGroundM2: areaM2 })).toThrow('areaM2');
  });

  test('is that of a second calculation, to the cent', () => {
    const areas = fc.array(
      fc.record({
        hundredthsM2: fc.integer({ min: 0, max: 99_999_999 }),
        isMainHome: fc.boolean(),
        affectsGround: fc.boolean(),
      }),
      { maxLength: 20 },
    );
    const place = fc.constantFrom(['33', 892] as const, ['75', 1011] as const);
    fc.assert(
      fc.property(areas, place, (created, [departmentCode, value]) => {
        const charge = archaeologyCharge({
          areas: created.map(({ hundredthsM2, ...rest }) => ({
            ...rest,
            areaM2: `${Math.trunc(hundredthsM2 / 100)}.${String(hundredthsM2 % 100).padStart(2, '0')}`,
          })),
          departmentCode,
          on: house.on,
        });
        expect(charge.totalCents).toBe(oracleArchaeology(created, value));
      }),
      { numRuns: 1000 },
    );
  });
});
