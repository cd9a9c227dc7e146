import { euros } from '../money/cents.ts';
import { rate } from '../money/rate.ts';
import { day, month } from '../time/day.ts';
import type { ExpenseCategory, ExpenseLine, ExpenseSchedule } from './expense-line.ts';
import type { LotRevenue, SimulatedLot, SimulationInput } from './input.ts';

/** A house cut into two flats, bought in Gironde and sold as it stands with VAT on the margin. */
export const exampleInput: SimulationInput = {
  startMonth: month('2026-04'),
  durationMonths: 12,
  vatRegime: 'margin_option',
  acquisitionRegime: 'mdb',
  departmentCode: '33',
  purchaseOn: day('2026-04-16'),
  purchasePriceCents: euros(180_000),
  departmentDutyRate: null,
  disbursementsCents: euros(1_200),
  equityCents: euros(80_000),
  equityInjections: [],
  loans: [],
  assumedLoan: {
    amountCents: euros(150_000),
    rate: rate('0.0460'),
    months: 18,
    feeRate: rate('0.01'),
    commitmentRate: rate('0'),
    sweepRateBps: 10_000,
  },
  completionGuarantee: null,
  corporateTax: 'is_sme',
  vatDueOn: null,
  discountRate: rate('0.08'),
  targetMarginRate: rate('0.12'),
  works: {
    progress: { kind: 'spread', startMonth: month('2026-05'), months: 4, curve: 'linear' },
    paymentDelayMonths: 1,
    retentionBps: 500,
    receptionMonth: null,
  },
  milestones: {},
  lots: [lot('A1', '48.00', 480), lot('A2', '52.00', 520)],
  expenses: [
    line('acquisition', 'Prix', 'amount', '180000', 0, at('at_purchase')),
    { ...line('purchase_fees', 'Frais d’acte', 'amount', '0', 2_000, at('at_purchase')), isAuto: true },
    line('works', 'Travaux', 'amount', '40000', 1_000, at('with_works')),
    line('fees_moe', 'Maîtrise d’œuvre', 'pct_works', '0.08', 2_000, at('with_works')),
    line('sales_fees', 'Commercialisation', 'pct_revenue_ttc', '0.04', 2_000, at('at_deeds')),
  ],
  revenues: [sale('A1', 148_000, '2026-11'), sale('A2', 158_000, '2027-01')],
};

function lot(ref: string, areaM2: string, tantiemes: number): SimulatedLot {
  return { ref, type: 'Apartment', saleMode: 'asis', vatMode: 'inherit', tantiemes, areaM2 };
}

function sale(lotRef: string, price: number, deedMonth: string): LotRevenue {
  return {
    kind: 'lot',
    lotRef,
    label: lotRef,
    priceTtcCents: euros(price),
    deedMonth: month(deedMonth),
    existingPriceCents: null,
    worksPriceCents: null,
    probabilityBps: 10_000,
    paymentTemplate: null,
    receipts: null,
  };
}

function at(kind: ExpenseSchedule['kind']): ExpenseSchedule {
  return { kind, month: null, months: 1, curve: 'linear' };
}

function line(
  category: ExpenseCategory,
  label: string,
  basis: ExpenseLine['basis'],
  baseValue: string,
  vatRateBps: number,
  schedule: ExpenseSchedule,
): ExpenseLine {
  return {
    id: category,
    category,
    label,
    basis,
    baseValue,
    vatRateBps,
    isVatRecoverable: null,
    schedule,
    isAuto: false,
  };
}
