import { describe, expect, test } from 'vitest';
import { computeLot } from '#pages/Client/Operation/Sale/blocks/lot-tax.ts';

const typed = {
  priceTtcCents: 24_000_000,
  areaM2: '60.00',
  vatMode: 'margin',
  saleMode: 'asis',
  type: 'Apartment',
  premisesKind: null,
} as const;
const tax = {
  shareCents: 12_000_000,
  costCents: null,
  vatRegime: 'margin_option',
  departmentCode: '33',
  inseeCode: '33243',
} as const;
const feesOf = (more: object, place: object = {}, on = '2026-11-20') =>
  computeLot({ ...typed, ...more }, { ...tax, ...place }, on)?.buyerFees;

describe('what the buyer of a lot pays beside its price', () => {
  test('is the reduced registration for a new lot under VAT, the ordinary duty for another', () => {
    const ordinary = feesOf({})?.value ?? 0;
    const vefa = feesOf({ saleMode: 'vefa', vatMode: 'total' })?.value ?? 0;
    // 240 000 € at 6,31 % against 0,715 %: 15 144 € of duties less 1 716 €.
    expect(ordinary - vefa).toBeGreaterThan(1_300_000);
    expect(feesOf({ saleMode: 'vir' })?.value).toBe(ordinary);
    expect(feesOf({ vatMode: 'total' })?.value).toBe(vefa);
  });

  test('bears the duty of Île-de-France on offices', () => {
    const paris = { departmentCode: '75', inseeCode: '75108' };
    const office = { type: 'ProfessionalRealEstate', premisesKind: 'office' };
    const [without, with_] = [feesOf({}, paris)?.value ?? 0, feesOf(office, paris)?.value ?? 0];
    expect(with_ - without).toBe(144_000);
  });

  test('is told to be unknown where the rate of the department is, the rest of the tax staying', () => {
    const eure = { departmentCode: '27', inseeCode: '27229' };
    expect(feesOf({}, eure, '2026-04-15')?.value).toBeNull();
    expect(feesOf({}, eure, '2026-04-15')?.refusal?.fr).toContain('Eure (27)');
    expect(computeLot(typed, { ...tax, ...eure }, '2026-04-15')?.vatCents).toBe(2_000_000);
  });
});
