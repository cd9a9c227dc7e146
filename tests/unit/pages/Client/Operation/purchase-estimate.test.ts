import { describe, expect, test } from 'vitest';
import { purchaseEstimate } from '#pages/Client/Operation/blocks/form/purchase-estimate.ts';

const terms = {
  priceCents: 48_000_000,
  inseeCode: '33243',
  regime: 'mdb',
  bought: { purchasedPremises: null, purchasedPremisesBps: null, completedOver5Years: true },
  on: '2026-11-20',
} as const;

describe('the purchase cost beside the form of an operation', () => {
  test('is that of the engine, for the department of the commune and the day of the deed', () => {
    const estimate = purchaseEstimate(terms);
    // 480,000 € and 10,490.84 € of costs, 3,431.90 € of them duties.
    expect(estimate).toMatchObject({
      kind: 'known',
      department: 'Gironde (33)',
      totalCents: 49_049_084,
      dutiesBps: 71,
      feesBps: 219,
    });
    expect(estimate.kind === 'known' && estimate.cost.on).toBe('2026-11-20');
  });

  test('counts the duty of Île-de-France on offices, unless they are new', () => {
    const office = {
      ...terms,
      inseeCode: '75108',
      regime: 'standard',
      bought: { purchasedPremises: 'office', purchasedPremisesBps: null, completedOver5Years: true },
    } as const;
    const costOf = (more: object) => {
      const estimate = purchaseEstimate({ ...office, ...more });
      return estimate.kind === 'known' ? estimate.cost.idfDutyCents : null;
    };
    expect(costOf({})).toBe(288_000);
    expect(costOf({ bought: { ...office.bought, completedOver5Years: false } })).toBe(0);
    expect(costOf({ regime: 'mdb' })).toBe(0);
    expect(costOf({ inseeCode: '33243' })).toBe(0);
  });

  test('says what is missing first: price, then commune', () => {
    expect(purchaseEstimate({ ...terms, priceCents: null, inseeCode: '' })).toEqual({
      kind: 'missing',
      field: 'price',
    });
    expect(purchaseEstimate({ ...terms, inseeCode: '332' })).toEqual({ kind: 'missing', field: 'commune' });
  });

  test('throws for nothing that a person may type: NaN, no day, a day before any tariff', () => {
    expect(purchaseEstimate({ ...terms, priceCents: Number.NaN }).kind).toBe('missing');
    expect(purchaseEstimate({ ...terms, on: '2026-02-31' }).kind).toBe('unknown');
    expect(purchaseEstimate({ ...terms, on: '1990-01-01' }).kind).toBe('unknown');
  });
});
