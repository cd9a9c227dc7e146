import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { LegalParameterError } from '#domain/legal/parameter.ts';
import { completionGuaranteeBase, guaranteeCost, type GuaranteeKind } from '#domain/loan/guarantee.ts';
import { loanDeedCostCalculation } from '#domain/loan/loan-deed-calculation.ts';
import { loanDeedCost, type LoanDeedInput } from '#domain/loan/loan-deed.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { rate } from '#domain/money/rate.ts';
import { day } from '#domain/time/day.ts';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };

describe('cost of a guarantee', () => {
  test('GFA: 1 500 + 1,30 % of the works price of all golden lots make 7 422,80', () => {
    const lots = Object.values(golden.lots).map((lot) => ({
      saleMode: lot.saleMode === 'vir' ? ('vir' as const) : ('asis' as const),
      priceTtcCents: cents(lot.priceTtcCents),
      worksPriceCents: cents(lot.worksPriceCents),
    }));
    const baseCents = completionGuaranteeBase(lots);
    expect(baseCents).toBe(45_560_000);
    expect(guaranteeCost({ setupCents: euros(1_500), rate: rate('0.0130'), baseCents }).totalCents).toBe(
      golden.simulationExpenseHtCents.gfa,
    );
  });

  test('Villeurbanne: 1,10 % of 3 720 000 € off plan make 40 920,00', () => {
    const lot = { saleMode: 'vefa', priceTtcCents: euros(3_720_000), worksPriceCents: cents(0) } as const;
    const cost = guaranteeCost({
      setupCents: cents(0),
      rate: rate('0.0110'),
      baseCents: completionGuaranteeBase([lot]),
    });
    expect(cost.totalCents).toBe(4_092_000);
  });

  test('a sum agreed with the guarantor is the cost', () => {
    expect(guaranteeCost({ costCents: euros(4_800) })).toMatchObject({ rate: null, totalCents: 480_000 });
  });

  test('nothing covered costs the set-up fee alone', () => {
    const cost = guaranteeCost({ setupCents: euros(1_500), rate: rate('0.0130'), baseCents: cents(0) });
    expect(cost.totalCents).toBe(150_000);
  });

  test.each([
    { costCents: cents(-1) },
    { setupCents: cents(-1), rate: rate('0'), baseCents: cents(0) },
    { setupCents: cents(0), rate: rate('1.01'), baseCents: cents(0) },
  ])('is refused for %o', (price) => {
    expect(() => guaranteeCost(price)).toThrow(InvalidInputError);
  });
});

describe('cost of the loan deed', () => {
  const loan = {
    amountCents: euros(300_000),
    guaranteeKind: 'mortgage',
    on: day('2026-11-20'),
    isProfessional: false,
  } as const;

  test('a trader’s mortgage loan bears the tariff of A444-139, flagged; without mortgage the usual one', () => {
    const trade = { ...loan, isProfessional: true } as const;
    // 138,32 + 92,19 + 251,55 + 1 053,60.
    expect(loanDeedCost(trade).emolumentsCents).toBe(153_566);
    expect(loanDeedCost({ ...trade, guaranteeKind: 'bank_surety' }).emolumentsCents).toBe(93_076);
    const flagged = (input: LoanDeedInput) =>
      explainWith(loanDeedCostCalculation, loanDeedCost(input), 'totalCents').isUnverified;
    expect([flagged(trade), flagged(loan)]).toEqual([true, false]);
  });

  test('overseas the tariff is raised and its VAT is that of the department', () => {
    expect(loanDeedCost({ ...loan, departmentCode: '974' })).toMatchObject({
      emolumentsCents: 126_583,
      emolumentsVatRate: '0.085',
    });
  });

  test('300 000 € under a conventional mortgage: 930,76 + 186,15 + 2 144,94', () => {
    expect(loanDeedCost(loan)).toMatchObject({
      emolumentsCents: 93_076,
      emolumentsVatCents: 18_615,
      mortgageTaxCents: 214_494,
      totalCents: 326_185,
    });
  });

  test.each<GuaranteeKind>(['hlspd', 'personal_surety', 'share_pledge', 'bank_surety', 'mortgage_promise'])(
    'no land-registration tax under %s',
    (kind) => {
      expect(loanDeedCost({ ...loan, guaranteeKind: kind })).toMatchObject({
        mortgageTaxRate: null,
        mortgageTaxCents: 0,
      });
    },
  );

  test('taxes the sum secured where it exceeds the loan', () => {
    const cost = loanDeedCost({ ...loan, securedCents: euros(360_000) });
    expect(cost).toMatchObject({ emolumentsCents: 93_076, mortgageTaxCents: 257_393 });
  });

  test('tells the rows it read, to be copied onto the record', () => {
    const keys = loanDeedCost(loan).parameters.map(({ key }) => key);
    expect(keys).toContain('loan.deed.emoluments.bands');
    expect(keys).toContain('loan.mortgage.tax.rate');
  });

  test('stops on a day for which no tariff is known', () => {
    expect(() => loanDeedCost({ ...loan, on: day('2028-03-01') })).toThrow(LegalParameterError);
    expect(() => loanDeedCost({ ...loan, on: day('2021-12-31') })).toThrow(LegalParameterError);
  });

  test('is refused for a negative amount', () => {
    expect(() => loanDeedCost({ ...loan, amountCents: cents(-1) })).toThrow(InvalidInputError);
  });
});
