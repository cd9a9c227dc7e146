import { addToDay, day } from '#domain/time/day.ts';
import { contactId } from '../contacts/index.ts';
import { euros } from '../euros.ts';
import { seedId } from '../seed-id.ts';
import { contracted, deeded } from './plan.ts';
import type { NotarySaleSeed } from './types.ts';

const notaries = {
  sellerNotaryId: contactId('T2', 'notary-1'),
  buyerNotaryId: contactId('T2', 'notary-3'),
  depositHolder: 'Étude du vendeur',
};
const zola = { tenant: 'T2', operation: 'OP-2025-002', by: 'karim.belkacem', regime: 'vefa' } as const;
const plots = { tenant: 'T2', operation: 'OP-2026-001', by: 'julie.fayolle', regime: 'tab' } as const;
const offPlan = {
  ...notaries,
  contractKind: 'reservation' as const,
  guaranteeId: seedId('guarantee:gfa:T2:OP-2025-002'),
  deliveryPlannedOn: '2027-12-17',
};

/** An apartment sold off plan whose deed is signed; its foundations were called on 5 October and paid. */
function offPlanDeed(
  lot: string,
  buyer: string,
  thousands: number,
  [reservedOn, contractOn, deedOn, paidOn]: readonly [string, string, string, string],
): NotarySaleSeed {
  const life = deeded({ reservedOn, contractOn, deedOn, loanCents: euros(thousands * 800) });
  return {
    ...zola,
    key: lot,
    lots: [lot],
    buyers: [[buyer, 10_000]],
    fields: {
      ...offPlan,
      ...life.fields,
      depositCents: euros(thousands * 1_000) / 20,
      draftDeedNotifiedOn: addToDay(day(contractOn), { days: 7 }),
    },
    history: life.history,
    milestones: { foundations: '2026-09-30' },
    called: [[1, '2026-10-05', '2026-10-20']],
    receipts: [[1, paidOn, thousands * 350]],
  };
}

/** A plot that was sold and paid in full at the deed. */
function plot(
  lot: string,
  buyer: string,
  thousands: number,
  [reservedOn, contractOn, deedOn]: readonly [string, string, string],
): NotarySaleSeed {
  const life = deeded({ reservedOn, contractOn, deedOn, isPaid: true });
  return {
    ...plots,
    key: lot,
    lots: [lot],
    buyers: [[buyer, 10_000]],
    fields: {
      ...notaries,
      ...life.fields,
      alurDocsOn: null,
      contractKind: 'compromis',
      hasLoanWaiver: true,
      depositCents: euros(thousands * 1_000) / 20,
    },
    history: life.history,
    called: [[1, deedOn, deedOn]],
    receipts: [[1, deedOn, thousands * 1_000]],
  };
}

const waiting = contracted({ reservedOn: '2026-10-15', contractOn: '2026-11-05' });

/** The sales of the second company: off plan, plots, and one reservation. */
export const t2Sales: readonly NotarySaleSeed[] = [
  offPlanDeed('Z11', 'buyer-1', 385, ['2026-05-26', '2026-06-01', '2026-07-09', '2026-10-14']),
  offPlanDeed('Z21', 'buyer-2', 402, ['2026-05-29', '2026-06-08', '2026-07-16', '2026-10-19']),
  offPlanDeed('Z32', 'buyer-3', 428, ['2026-06-18', '2026-07-01', '2026-09-03', '2026-10-20']),
  {
    ...zola,
    key: 'Z22',
    lots: ['Z22'],
    buyers: [['buyer-4', 10_000]],
    fields: {
      ...offPlan,
      alurDocsOn: '2026-11-09',
      isLoanRequired: true,
      loanAmountCents: euros(350_000),
      loanMaxRateBps: 410,
      loanMonths: 300,
      deedPlannedOn: '2027-02-11',
    },
    history: [{ to: 'reserved', on: '2026-10-19' }],
  },
  {
    ...zola,
    key: 'Z31',
    lots: ['Z31'],
    buyers: [
      ['buyer-5', 6_000],
      ['buyer-10', 4_000],
    ],
    fields: {
      ...offPlan,
      isLoanRequired: true,
      loanAmountCents: euros(335_000),
      loanMaxRateBps: 410,
      loanMonths: 300,
      deedPlannedOn: '2027-02-25',
    },
    history: [{ to: 'reserved', on: '2026-11-06' }],
  },
  plot('T1', 'buyer-6', 58, ['2026-06-19', '2026-07-03', '2026-09-24']),
  plot('T2', 'buyer-7', 60, ['2026-06-26', '2026-07-10', '2026-10-08']),
  {
    ...plots,
    key: 'T3',
    lots: ['T3'],
    buyers: [['buyer-8', 10_000]],
    fields: {
      ...notaries,
      ...waiting.fields,
      alurDocsOn: null,
      contractKind: 'compromis',
      depositCents: euros(3_050),
      firmOn: waiting.firmOn,
      isLoanRequired: true,
      loanAmountCents: euros(45_000),
      loanMaxRateBps: 400,
      loanMonths: 240,
      loanConditionEndsOn: '2027-01-05',
      deedPlannedOn: '2027-01-21',
    },
    history: [...waiting.history, { to: 'firm', on: waiting.firmOn, isAutomatic: true }],
  },
  {
    key: '11',
    tenant: 'T2',
    operation: 'OP-2026-003',
    by: 'karim.belkacem',
    regime: 'asis',
    lots: ['11'],
    buyers: [['buyer-9', 10_000]],
    fields: {
      ...notaries,
      isLoanRequired: true,
      loanAmountCents: euros(118_000),
      loanMaxRateBps: 420,
      loanMonths: 300,
      deedPlannedOn: '2027-03-18',
    },
    history: [{ to: 'reserved', on: '2026-11-13' }],
  },
];
