import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { addMonths, day, month, monthsBetween } from '#domain/time/day.ts';
import { usualVatDueOn, vatCollectedByMonth, vatDeclarations } from '#domain/vat/chargeability.ts';
import { supplierVat } from '#domain/vat/supplier-vat.ts';
import { vatReturn } from '#domain/vat/vat-return.ts';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };
import { goldenReceipts } from '#tests/support/golden-receipts.ts';
import { declaredPerReceipt, paidByMonth } from '#tests/support/oracle/vat.ts';

const start = month('2026-01');

describe('VAT due', () => {
  it('falls due with the receipts of A11: 13,300.00 / 4,433.34 / 3,990.00 / 443.33', () => {
    const days = ['2026-09-25', '2026-11-17', '2027-03-13', '2027-03-13'];
    const amounts = [123_000, 41_000, 36_900, 4_100];
    const found = vatDeclarations({
      dueOn: 'collection',
      priceTtcCents: euros(205_000),
      vatCents: euros('22166.67'),
      deedOn: day('2026-09-25'),
      receipts: amounts.map((amount, index) => ({ on: day(days[index] ?? ''), cents: euros(amount) })),
    });
    expect(found.map(({ vatCents }) => vatCents)).toEqual([1_330_000, 443_334, 399_000, 44_333]);
  });

  it('is due with each receipt of a VEFA and a VIR, at the deed otherwise', () => {
    expect([
      usualVatDueOn('vefa'),
      usualVatDueOn('vir'),
      usualVatDueOn('asis'),
      usualVatDueOn('tab'),
    ]).toEqual(['collection', 'collection', 'deed', 'deed']);
  });

  it('is whole at the deed, and nothing before it', () => {
    const sale = {
      dueOn: 'deed' as const,
      priceTtcCents: euros(115_000),
      vatCents: euros('7966.67'),
      receipts: [{ on: day('2026-09-01'), cents: euros(5_000) }],
    };
    expect(vatDeclarations({ ...sale, deedOn: null })).toEqual([]);
    const at = vatDeclarations({ ...sale, deedOn: day('2026-10-09') });
    expect(at.map(({ on, vatCents }) => [on, vatCents])).toEqual([['2026-10-09', 796_667]]);
  });

  it('takes nothing from a price of 0 and nothing from what is paid beyond the price', () => {
    const receipts = [{ on: day('2026-09-01'), cents: euros(7) }];
    const of = (price: number, vat: number) =>
      vatDeclarations({
        dueOn: 'collection',
        priceTtcCents: euros(price),
        vatCents: euros(vat),
        deedOn: null,
        receipts,
      }).map(({ vatCents }) => vatCents);
    expect(of(0, 0)).toEqual([0]);
    expect(of(6, 1)).toEqual([100]);
  });

  it('refuses a VAT above the price', () => {
    const sale = { dueOn: 'deed' as const, priceTtcCents: euros(1), deedOn: null, receipts: [] };
    expect(() => vatDeclarations({ ...sale, vatCents: euros(2) })).toThrow(InvalidInputError);
    expect(() => vatDeclarations({ ...sale, vatCents: euros(0), priceTtcCents: euros(-1) })).toThrow(
      /priceTtcCents/,
    );
  });

  it('agrees with the second calculation on 2,000 sales, and adds up once all is paid', () => {
    const receipts = fc.array(fc.integer({ min: -1_000_000, max: 100_000_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.nat(10_000),
        receipts,
        (price, part, all) => {
          const vat = Math.floor((price * part) / 60_000);
          const paid = [...all, Math.max(0, price - all.reduce((sum, one) => sum + one, 0))];
          const found = vatDeclarations({
            dueOn: 'collection',
            priceTtcCents: cents(price),
            vatCents: cents(vat),
            deedOn: null,
            receipts: paid.map((one) => ({ on: day('2026-09-01'), cents: cents(one) })),
          }).map(({ vatCents }) => vatCents);
          expect(found).toEqual(declaredPerReceipt(vat, price, paid).map((one) => one + 0));
          expect(found.reduce((sum, one) => sum + one, 0)).toBe(vat);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('monthly returns', () => {
  it('are those of the golden operation, from its receipts and its suppliers', () => {
    const collected = new Map(
      vatCollectedByMonth(
        goldenReceipts().flatMap(({ saleMode, priceTtcCents, vatCents, deedOn, receipts }) =>
          vatDeclarations({ dueOn: usualVatDueOn(saleMode), priceTtcCents, vatCents, deedOn, receipts }),
        ),
      ).map((one) => [one.month, one.cents]),
    );
    const given = golden.months.map((row) => ({
      month: month(row.month),
      collectedCents: collected.get(month(row.month)) ?? cents(0),
      deductibleCents: cents(row.supplierVatCents),
    }));
    expect(given.map(({ collectedCents }) => collectedCents)).toEqual(
      golden.months.map(({ vatOnReceiptsCents }) => vatOnReceiptsCents),
    );
    const found = vatReturn(given);
    const paid = new Map(found.months.map((row) => [row.month, row.paidCents]));
    expect(golden.months.map((row) => paid.get(month(row.month)))).toEqual(
      golden.months.map(({ vatReturnPaidCents }) => vatReturnPaidCents),
    );
    expect(found).toMatchObject({
      collectedCents: euros(134_000),
      deductibleCents: euros('56198.49'),
      paidCents: euros('77801.51'),
    });
  });

  it('carry a credit forward until the last receipt, then pay it back the next month', () => {
    const { months } = vatReturn([
      { month: start, collectedCents: euros(0), deductibleCents: euros(1_000) },
      { month: month('2026-02'), collectedCents: euros(6_000), deductibleCents: euros(500) },
      { month: month('2026-03'), collectedCents: euros(0), deductibleCents: euros(200) },
    ]);
    expect(
      months.map((row) => [row.month, row.creditCarriedForwardCents, row.refundCents, row.paidCents]),
    ).toEqual([
      ['2026-01', 100_000, 0, 0],
      ['2026-02', 0, 0, 0],
      ['2026-03', 0, 20_000, 450_000],
      ['2026-04', 0, 0, -20_000],
    ]);
  });

  it('pay a credit back after the month told, where a receipt without VAT is still to come', () => {
    const rows = vatReturn(
      [{ month: start, collectedCents: euros(0), deductibleCents: euros(10) }],
      month('2026-05'),
    ).months;
    expect(rows.at(-1)).toMatchObject({ month: '2026-06', paidCents: -1_000 });
  });

  it('of nothing are none', () => {
    expect(vatReturn([])).toMatchObject({ months: [], paidCents: 0, lastReceiptMonth: null });
  });

  it('agree with a ledger kept month by month on 2,000 operations, and pay collected less deductible', () => {
    const row = fc.record({
      at: fc.nat(60),
      collected: fc.oneof(fc.constant(0), fc.nat(10_000_000)),
      deductible: fc.nat(3_000_000),
    });
    fc.assert(
      fc.property(fc.uniqueArray(row, { maxLength: 40, minLength: 1, selector: ({ at }) => at }), (rows) => {
        const found = vatReturn(
          rows.map(({ at, collected, deductible }) => ({
            month: addMonths(start, at),
            collectedCents: cents(collected),
            deductibleCents: cents(deductible),
          })),
        );
        const expected = paidByMonth(new Map(rows.map((one) => [one.at, one])));
        for (const { month: of, paidCents } of found.months) {
          expect(paidCents).toBe((expected.get(monthsBetween(start, of)) ?? 0) + 0);
        }
        expect(found.paidCents).toBe(found.collectedCents - found.deductibleCents);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('VAT of suppliers', () => {
  it('comes back in a taxed operation and stays a cost in an exempt one', () => {
    const expense = { htCents: euros(40_450), vatRateBps: 1_000, isRecoverable: null };
    expect(supplierVat(expense, 'margin_option')).toMatchObject({
      vatCents: euros(4_045),
      ttcCents: euros(44_495),
      deductibleCents: euros(4_045),
      costCents: euros(40_450),
    });
    expect(supplierVat(expense, 'exempt')).toMatchObject({ deductibleCents: 0, costCents: euros(44_495) });
  });

  it('never comes back in an exempt operation, whatever a person ticked, and may be given up in a taxed one', () => {
    const expense = { htCents: euros(100), vatRateBps: 2_000 };
    expect(supplierVat({ ...expense, isRecoverable: true }, 'exempt').deductibleCents).toBe(0);
    expect(supplierVat({ ...expense, isRecoverable: false }, 'total').costCents).toBe(euros(120));
  });

  it('rounds half up, and a credit note the other way', () => {
    const vat = (amount: number, vatRateBps: number) =>
      supplierVat({ htCents: cents(amount), vatRateBps, isRecoverable: null }, 'total').vatCents;
    expect([vat(5, 1_000), vat(-5, 1_000), vat(100, 550), vat(1_000, 210)]).toEqual([1, -1, 6, 21]);
  });

  it('refuses rates that are none', () => {
    for (const vatRateBps of [-1, 0.5, 10_001, Number.NaN]) {
      expect(() => supplierVat({ htCents: euros(1), vatRateBps, isRecoverable: null }, 'total')).toThrow(
        InvalidInputError,
      );
    }
  });
});
