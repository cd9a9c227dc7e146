import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { LegalParameterError } from '#domain/legal/parameter.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { day } from '#domain/time/day.ts';
import { acquisitionShares } from '#domain/vat/acquisition-shares.ts';
import { lotVat } from '#domain/vat/lot-vat.ts';
import { effectiveVatMode, type LotVatMode } from '#domain/vat/vat-mode.ts';
import { vatRate } from '#domain/vat/vat-rates.ts';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };
import { sharesOf, sixthOf } from '#tests/support/oracle/vat.ts';

const on = day('2026-11-20');
const vatOf = (price: number | string, share: number | string, vatMode: LotVatMode) =>
  lotVat({ priceTtcCents: euros(price), vatMode, areaM2: '50' }, euros(share), 'margin_option', { on });

describe('VAT of a lot', () => {
  it('takes a sixth of the margin: 250,000 bought for 180,000 gives 11,666.67', () => {
    expect(vatOf(250_000, 180_000, 'margin').vatCents).toBe(euros('11666.67'));
  });

  it('takes a sixth of the whole price: 250,000 gives 41,666.67 and 208,333.33 net', () => {
    const { vatCents, priceHtCents } = vatOf(250_000, 180_000, 'total');
    expect([vatCents, priceHtCents]).toEqual([euros('41666.67'), euros('208333.33')]);
  });

  it('gives no VAT and no credit on a loss', () => {
    expect(vatOf(100_000, 180_000, 'margin').vatCents).toBe(0);
  });

  it('gives 22,166.67 for the golden lot A11', () => {
    expect(vatOf(205_000, 72_000, 'margin').vatCents).toBe(euros('22166.67'));
  });

  it('gives no VAT on an exempt lot', () => {
    expect(vatOf(250_000, 0, 'exempt')).toMatchObject({
      vatCents: 0,
      priceHtCents: euros(250_000),
      rate: '0',
    });
  });

  it('takes the reduced rate of housing out of the whole price', () => {
    expect(vatOf(105_500, 0, 'total_reduced').vatCents).toBe(euros(5_500));
  });

  it('taxes the margin of each of six plots bought for 780,000 and sold for 270,000 at 23,333.33', () => {
    const plots = Array.from({ length: 6 }, (_, index) => ({
      ref: `P${index + 1}`,
      tantiemes: null,
      areaM2: '400',
    }));
    const shares = acquisitionShares(euros(780_000), plots);
    const vat = shares.map(({ shareCents }) =>
      lotVat(
        { priceTtcCents: euros(270_000), vatMode: 'inherit', areaM2: '400' },
        shareCents,
        'margin_land',
        { on },
      ),
    );
    expect(vat.map(({ vatCents }) => vatCents)).toEqual(plots.map(() => euros('23333.33')));
  });

  it('follows its operation, and taxes the whole price of a mixed one until somebody chooses', () => {
    expect(effectiveVatMode('inherit', 'exempt').mode).toBe('exempt');
    expect(effectiveVatMode('inherit', 'margin_land').mode).toBe('margin');
    expect(effectiveVatMode('inherit', 'mixed')).toMatchObject({ mode: 'total', isToDecide: true });
    expect(effectiveVatMode('margin', 'mixed')).toMatchObject({ mode: 'margin', isToDecide: false });
  });

  it('knows the overseas rates and stops before any is known', () => {
    expect(vatRate('standard', { on, departmentCode: '974' })).toBe('0.085');
    expect(vatRate('standard', { on, departmentCode: '973' })).toBe('0');
    expect(vatRate('standard', { on, departmentCode: '33' })).toBe('0.20');
    expect(() => vatRate('standard', { on: day('2013-12-31') })).toThrow(LegalParameterError);
  });

  it('stays finite for one cent and for ten billion euros', () => {
    expect(vatOf('0.01', 0, 'margin').vatCents).toBe(0);
    expect(vatOf(10_000_000_000, 0, 'total').vatCents).toBe(euros('1666666666.67'));
    expect(vatOf(0, 0, 'total')).toMatchObject({ vatCents: 0, pricePerM2Cents: 0 });
  });

  it('refuses what no form allows, by name', () => {
    expect(() => vatOf(-1, 0, 'total')).toThrow(/priceTtcCents = -100/);
    expect(() => vatOf(1, -1, 'total')).toThrow(/acquisitionShareCents/);
    for (const areaM2 of ['0', '0.00', '-1', '', 'NaN', '1.234', '1e3']) {
      expect(() =>
        lotVat({ priceTtcCents: euros(1), vatMode: 'total', areaM2 }, euros(0), 'total', { on }),
      ).toThrow(InvalidInputError);
    }
  });

  it('agrees with the second calculation on 3,000 lots', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(amount, amount, (price, share) => {
        const lot = { priceTtcCents: cents(price), areaM2: '12.34' };
        const of = (vatMode: LotVatMode) => lotVat({ ...lot, vatMode }, cents(share), 'mixed', { on });
        expect(of('margin').vatCents).toBe(sixthOf(price - share));
        expect(of('total').vatCents).toBe(sixthOf(price));
        expect(of('margin').vatCents + of('margin').priceHtCents).toBe(price);
      }),
      { numRuns: 3_000 },
    );
  });

  it('never takes less VAT from a higher price', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, (price, more, share) => {
        const of = (value: number) =>
          lotVat({ priceTtcCents: cents(value), vatMode: 'margin', areaM2: '10' }, cents(share), 'total', {
            on,
          });
        expect(of(price + more).vatCents).toBeGreaterThanOrEqual(of(price).vatCents);
      }),
    );
  });
});

describe('shares in the purchase', () => {
  it('are those of the golden operation, with VAT, net price and price per m² of every lot', () => {
    const lots = Object.entries(golden.lots);
    const shares = acquisitionShares(
      euros(480_000),
      lots.map(([ref, { tantiemes, areaM2 }]) => ({ ref, tantiemes, areaM2 })),
    );
    for (const [index, [, lot]] of lots.entries()) {
      const shareCents = shares[index]?.shareCents ?? cents(0);
      expect(shareCents).toBe(lot.acquisitionShareCents);
      const found = lotVat(
        { priceTtcCents: cents(lot.priceTtcCents), vatMode: 'inherit', areaM2: lot.areaM2 },
        shareCents,
        'margin_option',
        { on },
      );
      expect(found).toMatchObject({
        vatCents: lot.vatCents,
        priceHtCents: lot.priceHtCents,
        pricePerM2Cents: lot.pricePerM2Cents,
      });
    }
  });

  it('go by area as soon as one lot has no tantièmes', () => {
    const shares = acquisitionShares(euros(300), [
      { ref: 'A', tantiemes: 900, areaM2: '10' },
      { ref: 'B', tantiemes: null, areaM2: '20' },
    ]);
    expect(shares.map(({ key, shareCents }) => [key, shareCents])).toEqual([
      ['area', 10_000],
      ['area', 20_000],
    ]);
  });

  it('of no lot are none', () => {
    expect(acquisitionShares(euros(100), [])).toEqual([]);
  });

  it('refuse a negative price and tantièmes that are not whole', () => {
    expect(() => acquisitionShares(euros(-1), [])).toThrow(InvalidInputError);
    expect(() => acquisitionShares(euros(1), [{ ref: 'A', tantiemes: 1.5, areaM2: '1' }])).toThrow(
      /A\.tantiemes/,
    );
  });

  it('agree with the second calculation on 2,000 operations of up to 40 lots, and add up', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), weights, (price, all) => {
        const lots = all.map((tantiemes, index) => ({ ref: `L${(index * 7) % 41}`, tantiemes, areaM2: '1' }));
        const shares = acquisitionShares(cents(price), lots).map(({ shareCents }) => shareCents);
        expect(shares).toEqual(
          sharesOf(
            price,
            all,
            lots.map(({ ref }) => ref),
          ),
        );
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(price);
      }),
      { numRuns: 2_000 },
    );
  });

  it('of 500 lots add up', () => {
    const lots = Array.from({ length: 500 }, (_, index) => ({ ref: `${index}`, tantiemes: 3, areaM2: '1' }));
    const sum = acquisitionShares(euros('999999.99'), lots).reduce(
      (all, { shareCents }) => all + shareCents,
      0,
    );
    expect(sum).toBe(99_999_999);
  });
});
