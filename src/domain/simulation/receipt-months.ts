import type { PaymentTemplate } from '../calls/payment-template.ts';
import { systemTemplates } from '../calls/system-templates.ts';
import { InvalidInputError } from '../domain-error.ts';
import type { SaleMode } from '../lot/states.ts';
import { sumCents, type Cents } from '../money/cents.ts';
import { callMonths, type CallMonths } from './call-months.ts';
import type { LotRevenue, RevenueLine, SimulationInput } from './input.ts';
import type { LotTerms } from './lot-terms.ts';
import { monthNumber, type MonthNumber } from './timeline.ts';

/** Money of one sale that comes in a month. */
export interface MonthReceipt {
  readonly at: MonthNumber;
  readonly cents: Cents;
}

/** The months in which prices come in, of one simulation. */
export interface ReceiptCalendar {
  readonly ofLot: (terms: LotTerms, line: LotRevenue) => readonly MonthReceipt[];
  readonly ofOther: (line: RevenueLine) => readonly MonthReceipt[];
  /** Lots with a call whose milestone has no day, and which is put at the end. */
  readonly undated: () => readonly string[];
}

/**
 * When prices come in: as planned by hand, else by the calls of the payment template. A call without a day comes
 * in the last month of the simulation, or with a later deed.
 */
export function receiptCalendar(input: SimulationInput): ReceiptCalendar {
  const undated = new Set<string>();
  const end = monthNumber(input.startMonth) + input.durationMonths - 1;
  const plans = new Map<PaymentTemplate, CallMonths>();
  const { parameters, milestones } = input;
  let system: Readonly<Record<SaleMode, PaymentTemplate>> | null = null;

  const callsBy = (template: PaymentTemplate): CallMonths => {
    const plan = plans.get(template) ?? callMonths(template, milestones);
    plans.set(template, plan);
    return plan;
  };
  const templateOf = (mode: SaleMode): PaymentTemplate => {
    system ??= systemTemplates({ on: input.purchaseOn, ...(parameters && { parameters }) });
    return system[mode];
  };

  return {
    undated: () => [...undated],
    ofOther: (line) => planned(line) ?? [{ at: monthNumber(line.deedMonth), cents: line.priceTtcCents }],
    ofLot: (terms, line) => {
      const byHand = planned(line);
      if (byHand) return byHand;
      const template = line.paymentTemplate ?? templateOf(terms.lot.saleMode);
      const last = Math.max(end, monthNumber(line.deedMonth));
      return callsBy(template)
        .of(terms, line.deedMonth)
        .map(({ at, cents }) => {
          if (at === null) undated.add(terms.lot.ref);
          return { at: at ?? last, cents };
        });
    },
  };
}

function planned(line: RevenueLine): readonly MonthReceipt[] | null {
  if (line.receipts === null) return null;
  const total = sumCents(line.receipts.map((receipt) => receipt.cents));
  if (total !== line.priceTtcCents || line.receipts.some((receipt) => receipt.cents < 0)) {
    throw new InvalidInputError(
      'revenues.receipts',
      `${total} cents for ${line.label}`,
      `receipts from 0 that add up to the price, ${line.priceTtcCents}`,
    );
  }
  return line.receipts.map(({ month, cents }) => ({ at: monthNumber(month), cents }));
}
