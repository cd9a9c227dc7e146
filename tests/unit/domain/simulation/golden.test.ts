import { describe, expect, it } from 'vitest';
import { euros, sumCents } from '#domain/money/cents.ts';
import { simulate } from '#domain/simulation/simulate.ts';
import { goldenInput } from '#tests/fixtures/golden-inputs.ts';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };

const found = simulate(goldenInput);

describe('the simulation of « Les Chais de la Bastide »', () => {
  it('has every month of the plan of cash, to the cent, and none besides', () => {
    const byMonth = new Map<string, (typeof found.months)[number]>(
      found.months.map((row) => [row.month, row]),
    );
    const rows = golden.months.map(({ month }) => {
      const row = byMonth.get(month);
      return {
        month,
        receiptsTtcCents: row?.receiptsTtcCents,
        expensesHtCents: row === undefined ? undefined : row.expensesHtCents + row.loanFeesCents,
        supplierVatCents: row?.supplierVatCents,
        vatReturnPaidCents: row?.vatReturnPaidCents,
        loanDrawCents: row?.loanDrawCents,
        loanRepaymentCents: row?.loanRepaymentCents,
        interestCents: row?.interestCents,
        commitmentFeeCents: row?.commitmentCents,
        equityInCents: row?.equityInCents,
        projectFlowCents: row?.projectFlowCents,
        flowAfterFinancingCents: row?.flowAfterFinancingCents,
        cashCents: row?.cashCents,
        loanBalanceCents: row?.loanBalanceCents,
        vatOnReceiptsCents: row?.vatCollectedCents,
        loanFeesCents: row?.loanFeesCents,
      };
    });
    expect(rows).toEqual(golden.months);
    const goldenMonths = new Set(golden.months.map(({ month }) => month));
    const untold = found.months.filter(({ month }) => !goldenMonths.has(month));
    expect(untold.every((row) => row.projectFlowCents === 0 && row.flowAfterFinancingCents === 0)).toBe(true);
  });

  it('costs 1 011 039,92, brings 1 284 000,00 with 134 000,00 of VAT, and leaves 138 960,08', () => {
    expect(found).toMatchObject({
      costCents: golden.costCents,
      revenueTtcCents: euros(1_284_000),
      vatCents: euros(134_000),
      revenueHtCents: golden.revenueHtCents,
      marginCents: golden.marginCents,
    });
    const byCategory = Map.groupBy(found.expenses, ({ category }) => category);
    expect(
      Object.fromEntries(
        [...byCategory].map(([key, own]) => [key, sumCents(own.map(({ htCents }) => htCents))]),
      ),
    ).toEqual(golden.simulationExpenseHtCents);
    expect(sumCents(found.expenses.map(({ deductibleCents }) => deductibleCents))).toBe(euros('56198.49'));
    expect(found.issues).toEqual([]);
  });

  it('has the ratios of the brief: 12,08 % · 13,74 % · ROI 92,64 % · LTC 55,39 % · equity 14,84 % · multiple 1,53', () => {
    const { marginOnRevenue, marginOnCost, roi, loanToCost, equityToCost, equityMultiple } = found;
    const shown = [marginOnRevenue, marginOnCost, roi, loanToCost, equityToCost];
    expect(shown.map((one) => (Number(one) * 100).toFixed(2))).toEqual([
      '12.08',
      '13.74',
      '92.64',
      '55.39',
      '14.84',
    ]);
    expect(Number(equityMultiple).toFixed(2)).toBe('1.53');
  });

  it('returns 49,89 % on the project and 181,22 % on equity, which lacks 134 354,97 at most, in May 2026', () => {
    expect(found.irrProject).toBe(golden.irrProject.toFixed(10));
    expect(found.irrEquity).toBe(golden.irrEquity.toFixed(10));
    expect([found.peakEquityCents, found.peakEquityMonth]).toEqual([euros('134354.97'), '2026-05']);
  });

  it('breaks even at 1 108 840,24, which is 86,36 % and 2 807 €/m² of the flats', () => {
    const { revenueTtcCents, shareOfRevenue } = found.breakEven;
    expect(revenueTtcCents).toBe(euros('1108840.24'));
    expect((Number(shareOfRevenue) * 100).toFixed(2)).toBe('86.36');
    const flats = found.types.find(({ type }) => type === 'Apartment');
    expect([flats?.pricePerM2Cents, flats?.breakEvenPerM2Cents]).toEqual([325_057, 280_714]);
  });

  it('keeps 37 096,08 at −10 %, 88 028,08 at −5 %, 189 892,08 at +5 %, 104 960,08 with works +10 %', () => {
    const rows = found.sensitivity.map(({ priceBps, worksBps, marginCents, marginOnRevenue }) => [
      priceBps,
      worksBps,
      marginCents,
      (Number(marginOnRevenue) * 100).toFixed(2),
    ]);
    expect(rows).toEqual([
      [-1000, 0, 3_709_608, '3.56'],
      [-500, 0, 8_802_808, '8.03'],
      [0, 0, 13_896_008, '12.08'],
      [500, 0, 18_989_208, '15.78'],
      [0, 1000, 10_496_008, '9.13'],
    ]);
  });

  it('could pay 490 604,43 for the property at a margin of 12 %, and owes 30 490,02 of tax, 108 470,06 net', () => {
    expect(found.developerBalance.maxPurchaseCents).toBe(euros('490604.43'));
    expect(found.corporateTax).toMatchObject({
      taxCents: euros('30490.02'),
      netMarginCents: euros('108470.06'),
    });
  });

  it('comes out byte for byte the same when calculated again', () => {
    expect(JSON.stringify(simulate(goldenInput))).toBe(JSON.stringify(found));
  });

  it('brings all equity flows to the margin and all receipts to the revenue', () => {
    expect(sumCents(found.months.map((row) => row.flowAfterFinancingCents))).toBe(found.marginCents);
    expect(sumCents(found.months.map(({ receiptsTtcCents }) => receiptsTtcCents))).toBe(
      found.revenueTtcCents,
    );
  });

  it('has every lot, with its cost and margin as allocated', () => {
    const expected = Object.entries(golden.lots).map(([ref, { salesFeeCents, ...lot }]) => ({
      ref,
      ...lot,
      salesFeeCents,
    }));
    expect(
      found.lots.map((lot) => ({
        ref: lot.ref,
        type: lot.type,
        tantiemes: lot.tantiemes,
        areaM2: lot.areaM2,
        priceTtcCents: lot.priceTtcCents,
        worksPriceCents: lot.worksPriceCents,
        existingPriceCents: lot.existingPriceCents,
        acquisitionShareCents: lot.acquisitionShareCents,
        vatCents: lot.vatCents,
        priceHtCents: lot.priceHtCents,
        pricePerM2Cents: lot.pricePerM2Cents,
        saleMode: lot.saleMode,
        salesFeeCents: lot.cost.direct,
      })),
    ).toEqual(expected);
    expect(found.lots.map((lot) => [lot.ref, lot.cost.totalCents, lot.marginCents])).toEqual([
      ['A01', 11_123_544, 1_259_789],
      ['A11', 16_528_519, 1_754_814],
      ['A12', 12_097_651, 1_433_016],
      ['A21', 16_940_044, 1_942_623],
      ['A22', 12_329_978, 1_466_689],
      ['A31', 22_647_135, 2_032_865],
      ['C01', 7_737_877, 2_965_456],
      ['G01', 849_622, 520_378],
      ['G02', 849_622, 520_378],
    ]);
    expect(found.costs).toEqual({
      purchase: 48_964_435,
      works: 42_282_280,
      price: 4_721_277,
      direct: 5_136_000,
      totalCents: 101_103_992,
    });
  });
});
