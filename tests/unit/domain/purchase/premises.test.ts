import { describe, expect, test } from 'vitest';
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
