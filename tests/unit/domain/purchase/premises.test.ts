import { describe, expect, test } from 'vitest';
import { euros } from '#domain/money/cents.ts';
import { day } from '#domain/time/day.ts';
import { exampleInput } from '#domain/simulation/example.ts';
import { simulate } from '#domain/simulation/simulate.ts';
import { quickSimulation } from '#domain/sourcing/quick-simulation.ts';
import { premisesOfLot, premisesOfLots, premisesOfPurchase } from '#domain/purchase/premises.ts';

const business = (premisesKind: string) =>
  ({ type: 'ProfessionalRealEstate', details: { premisesKind } }) as const;
const flat = { type: 'Apartment', details: {} } as const;
const garage = { type: 'Garage', details: {} } as const;

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
    expect(premisesOfLots([garage])).toBeNull();
    expect(premisesOfLots([])).toBeNull();
  });

  test('a deed over several lots is taxed where all of them are, garages apart', () => {
    expect(premisesOfLots([business('office'), garage, business('warehouse')])).toBe('office');
    expect(premisesOfLots([business('office'), flat])).toBeNull();
    expect(premisesOfLots([flat, business('office')])).toBeNull();
  });

  test('a building of less than five years bears none', () => {
    const bought = { purchasedPremises: 'retail', completedOver5Years: true } as const;
    expect(premisesOfPurchase(bought)).toBe('retail');
    expect(premisesOfPurchase({ ...bought, completedOver5Years: false })).toBeNull();
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
