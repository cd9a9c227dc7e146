import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { euros, zeroCents } from '#domain/money/cents.ts';
import { buyerCost, type BuyerCostInput } from '#domain/purchase/buyer-cost.ts';
import { day } from '#domain/time/day.ts';

const a11: BuyerCostInput = {
  saleMode: 'vir',
  priceTtcCents: euros(205_000),
  vatCents: euros('22166.67'),
  vatBase: 'margin',
  isVatStated: false,
  departmentCode: '33',
  on: day('2026-09-25'),
  disbursementsCents: euros(1200),
};

describe('costs of a buyer', () => {
  test('golden lot A11 in VIR bears duties on the whole price: 2 035,20 + 407,04 + 12 952,93 + 205,00 + 1 200,00 = 16 800,17', () => {
    expect(buyerCost(a11)).toMatchObject({
      emolumentsCents: 203_520,
      emolumentsVatCents: 40_704,
      dutiesCents: 1_295_293,
      csiCents: 20_500,
      disbursementsCents: 120_000,
      feesTtcCents: 1_680_017,
    });
  });

  test('a VEFA at 240 000 € bears the reduced rate on 200 000 € and emoluments on the price of the deed', () => {
    const cost = buyerCost({
      ...a11,
      saleMode: 'vefa',
      priceTtcCents: euros(240_000),
      vatCents: euros(40_000),
      vatBase: 'whole',
      isVatStated: true,
    });
    expect(cost).toMatchObject({
      regime: 'new',
      priceCents: 20_000_000,
      dutiesCents: 142_996,
      csiCents: 20_000,
    });
    expect(cost.emolumentsCents).toBe(231_485);
  });

  test('a building plot bears the reduced rate under full VAT only', () => {
    const plot = {
      ...a11,
      saleMode: 'tab',
      priceTtcCents: euros(120_000),
      vatCents: zeroCents,
      vatBase: 'whole',
    } as const;
    expect(buyerCost({ ...plot, vatCents: euros(20_000) }).regime).toBe('new');
    expect(buyerCost(plot).regime).toBe('standard');
  });

  test('duties bear on the price without VAT as soon as the deed states it, on the margin as on the whole price', () => {
    const stated = buyerCost({ ...a11, isVatStated: true });
    expect(stated).toMatchObject({
      regime: 'standard',
      priceCents: 18_283_333,
      emolumentBaseCents: 20_500_000,
    });
    expect(stated.dutiesCents).toBeLessThan(buyerCost(a11).dutiesCents);
    const vefa = {
      ...a11,
      saleMode: 'vefa',
      priceTtcCents: euros(240_000),
      vatCents: euros(40_000),
      vatBase: 'whole',
    } as const;
    expect(buyerCost(vefa)).toMatchObject({ regime: 'new', priceCents: 24_000_000 });
  });

  test('the regime can be overruled by hand for a heavy renovation under VAT', () => {
    const heavy = { ...a11, vatCents: euros('34166.67'), vatBase: 'whole', isVatStated: true } as const;
    expect(buyerCost(heavy)).toMatchObject({ regime: 'standard', priceCents: 17_083_333 });
    expect(buyerCost({ ...heavy, regime: 'new' })).toMatchObject({ regime: 'new', priceCents: 17_083_333 });
  });

  test('VAT that exceeds the price is refused by name', () => {
    expect(() => buyerCost({ ...a11, vatCents: euros(205_001) })).toThrow(InvalidInputError);
    expect(() => buyerCost({ ...a11, vatCents: euros(-1) })).toThrow('vatCents');
  });
});
