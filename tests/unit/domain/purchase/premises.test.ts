import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { explain } from '#domain/explain/explain.ts';
import { euros } from '#domain/money/cents.ts';
import { day } from '#domain/time/day.ts';
import { exampleInput } from '#domain/simulation/example.ts';
import { simulate } from '#domain/simulation/simulate.ts';
import { purchaseCost } from '#domain/purchase/purchase-cost.ts';
import { quickSimulation } from '#domain/sourcing/quick-simulation.ts';
import { premisesOfDeed, premisesOfLot, premisesOfPurchase } from '#domain/purchase/premises.ts';

const business = (premisesKind: string) =>
  ({ type: 'ProfessionalRealEstate', details: { premisesKind }, baseCents: 10_000_000 }) as const;
const flat = { type: 'Apartment', details: {}, baseCents: 30_000_000 } as const;
const garage = { type: 'Garage', details: {}, baseCents: 2_000_000 } as const;

describe('the premises that Île-de-France taxes', () => {
  test.each([
    ['office', 'office'],
    ['medical', 'office'],
    ['retail', 'retail'],
    ['warehouse', 'storage'],
    ['workshop', null],
    ['', null],
  ])('a lot told as « %s » is %s to the tax', (kind, expected) => {
    expect(premisesOfLot(business(kind))).toBe(expected);
  });

  test('homes, land and garages are none', () => {
    expect(premisesOfLot(flat)).toBeNull();
    expect(premisesOfLot({ type: 'Land', details: { premisesKind: 'office' } })).toBeNull();
    expect(premisesOfDeed([garage])).toBeNull();
    expect(premisesOfDeed([])).toBeNull();
    expect(premisesOfDeed([flat, garage])).toBeNull();
  });

  test('a deed over several lots is taxed as a whole where all of them are, garages apart', () => {
    const office = { premises: 'office' };
    expect(premisesOfDeed([business('office'), garage, business('warehouse')])).toEqual(office);
  });

  test('a deed over a home too is taxed on the part of the premises, whatever their order', () => {
    const shop = { ...business('retail'), baseCents: 9_000_000 };
    const part = { premises: 'retail', premisesShare: { part: 9_000_000, whole: 41_000_000 } };
    expect(premisesOfDeed([shop, flat, garage])).toEqual(part);
    expect(premisesOfDeed([garage, flat, shop])).toEqual(part);
    const paris = { departmentCode: '75', inseeCode: '75108', on: day('2026-11-20') };
    const cost = purchaseCost(euros(410_000), 'standard', {
      ...paris,
      ...premisesOfDeed([shop, flat, garage]),
    });
    expect([cost.idfBaseCents, cost.idfDutyCents]).toEqual([9_000_000, 54_000]);
    expect(explain(cost, 'idfDutyCents').inputs.map(({ name }) => name.fr)).toEqual([
      'Part des locaux taxés',
      'Taux',
    ]);
    const wrong = { premises: 'office', premisesShare: { part: 2, whole: 1 } } as const;
    expect(() => purchaseCost(euros(1), 'standard', { ...paris, ...wrong })).toThrow(InvalidInputError);
  });

  test('a building of less than five years bears none', () => {
    const bought = {
      purchasedPremises: 'retail',
      purchasedPremisesBps: 2500,
      completedOver5Years: true,
    } as const;
    const share = { part: 2500, whole: 10_000 };
    expect(premisesOfPurchase(bought)).toEqual({ premises: 'retail', premisesShare: share });
    const none = { premises: null, premisesShare: null };
    expect(premisesOfPurchase({ ...bought, completedOver5Years: false })).toEqual(none);
    expect(premisesOfPurchase({ ...bought, purchasedPremises: null })).toEqual(none);
    expect(premisesOfPurchase({ ...bought, purchasedPremisesBps: null }).premisesShare).toBeNull();
  });
});

describe('offices bought in Paris', () => {
  const office = { premises: 'office' } as const;

  test('cost a simulation 0,60 % of their price more', () => {
    const paris = {
      ...exampleInput,
      departmentCode: '75',
      inseeCode: '75108',
      acquisitionRegime: 'standard',
      purchasePriceCents: euros(500_000),
    } as const;
    const feesOf = (input: typeof exampleInput): number =>
      simulate(input).expenses.find(({ category, isAuto }) => category === 'purchase_fees' && isAuto)
        ?.htCents ?? 0;
    expect(feesOf({ ...paris, ...office }) - feesOf(paris)).toBe(300_000);
    const quarter = { ...office, premisesShare: { part: 2500, whole: 10_000 } };
    expect(feesOf({ ...paris, ...quarter }) - feesOf(paris)).toBe(75_000);
    expect(feesOf({ ...paris, ...office, acquisitionRegime: 'mdb' })).toBe(
      feesOf({ ...paris, acquisitionRegime: 'mdb' }),
    );
  });

  test('cost a first look the same', () => {
    const terms = {
      areaM2: '100.00',
      worksPerM2Cents: euros(0),
      worksVatBps: 2000,
      exitPerM2Cents: euros(8_000),
      regime: 'standard',
      departmentCode: '75',
      inseeCode: '75108',
      on: day('2026-11-20'),
      resaleOn: day('2027-11-20'),
      vatMode: 'exempt',
      carryingBps: 0,
      months: 12,
      salesFeesBps: 0,
    } as const;
    const costOf = (more: object) => quickSimulation(euros(500_000), { ...terms, ...more }).costCents;
    expect(costOf(office) - costOf({})).toBe(300_000);
  });
});
