import { contactId } from '../contacts/index.ts';
import { euros } from '../euros.ts';
import { seedId } from '../seed-id.ts';
import { contracted, deeded } from './plan.ts';
import type { NotarySaleSeed, ReceiptLine } from './types.ts';

const operation = 'OP-2025-001';
const half = '2026-10-30';
const golden = { tenant: 'T1', operation, by: 'hugo.lartigue' } as const;
const vir = {
  ...golden,
  regime: 'vir' as const,
  milestones: { half_works: half },
};
const notaries = {
  sellerNotaryId: contactId('T1', 'notary-3'),
  buyerNotaryId: contactId('T1', 'notary-1'),
  depositHolder: 'Étude du vendeur',
};
const virTerms = {
  ...notaries,
  contractKind: 'promise_vir' as const,
  guaranteeId: seedId('guarantee:gfa:T1:OP-2025-001'),
  deliveryPlannedOn: '2027-03-12',
};

interface Renovated {
  readonly lot: string;
  readonly buyer: string;
  readonly price: number;
  readonly loan: number;
  readonly days: readonly [reservedOn: string, contractOn: string, deedOn: string, optionedOn?: string];
  readonly receipts: readonly ReceiptLine[];
}

/** An apartment to be renovated whose deed is signed; half of its works was called on 2 November. */
function renovated({ lot, buyer, price, loan, days, receipts }: Renovated): NotarySaleSeed {
  const [reservedOn, contractOn, deedOn, optionedOn] = days;
  const life = deeded({
    reservedOn,
    contractOn,
    deedOn,
    loanCents: euros(loan),
    ...(optionedOn !== undefined && { optionedOn }),
  });
  return {
    ...vir,
    key: lot,
    lots: [lot],
    buyers: [[buyer, 10_000]],
    fields: { ...virTerms, ...life.fields, depositCents: euros(price) / 20 },
    history: life.history,
    called: [
      [1, deedOn, deedOn],
      [2, '2026-11-02', '2026-11-17'],
    ],
    receipts,
  };
}

const firm = contracted({ reservedOn: '2026-09-24', contractOn: '2026-10-12' });
const running = contracted({
  optionedOn: '2026-10-22',
  reservedOn: '2026-10-30',
  contractOn: '2026-11-16',
});
const refused = contracted({ reservedOn: '2026-05-19', contractOn: '2026-06-03' });
const shop = deeded({
  optionedOn: '2026-05-18',
  reservedOn: '2026-06-01',
  contractOn: '2026-07-06',
  deedOn: '2026-10-09',
  isFirmAtOnce: true,
  isPaid: true,
});

const deeds: readonly NotarySaleSeed[] = [
  renovated({
    lot: 'A01',
    buyer: 'buyer-1',
    price: 139_000,
    loan: 109_000,
    days: ['2026-05-21', '2026-06-08', '2026-09-11'],
    receipts: [
      [1, '2026-09-11', 83_400],
      [2, '2026-11-16', 27_800],
    ],
  }),
  renovated({
    lot: 'A11',
    buyer: 'buyer-2',
    price: 205_000,
    loan: 160_000,
    days: ['2026-06-04', '2026-06-22', '2026-09-25', '2026-05-28'],
    receipts: [
      [1, '2026-09-25', 123_000],
      [2, '2026-11-17', 41_000],
    ],
  }),
  renovated({
    lot: 'A12',
    buyer: 'buyer-3',
    price: 152_000,
    loan: 112_000,
    days: ['2026-05-26', '2026-06-11', '2026-09-11'],
    receipts: [
      [1, '2026-09-11', 91_200],
      [2, '2026-11-17', 30_400],
    ],
  }),
  renovated({
    lot: 'A22',
    buyer: 'buyer-5',
    price: 155_000,
    loan: 135_000,
    days: ['2026-06-30', '2026-07-16', '2026-10-16'],
    receipts: [[1, '2026-10-16', 93_000]],
  }),
  {
    ...golden,
    key: 'C01',
    regime: 'asis',
    lots: ['C01'],
    buyers: [['buyer-7', 10_000, true]],
    fields: {
      ...notaries,
      ...shop.fields,
      contractKind: 'compromis',
      depositCents: euros(5_750),
    },
    history: shop.history,
    called: [[1, '2026-10-09', '2026-10-09']],
    receipts: [[1, '2026-10-09', 115_000]],
  },
];

/** The sales of the golden operation, and the option and the closed sales of two others of the company. */
export const t1Sales: readonly NotarySaleSeed[] = [
  ...deeds,
  {
    ...vir,
    key: 'A21',
    lots: ['A21', 'G02'],
    buyers: [['buyer-4', 10_000]],
    fields: {
      ...virTerms,
      ...firm.fields,
      depositCents: euros(11_350),
      firmOn: firm.firmOn,
      isLoanRequired: true,
      loanAmountCents: euros(167_000),
      loanMaxRateBps: 420,
      loanMonths: 300,
      loanConditionEndsOn: '2026-11-30',
      deedPlannedOn: '2026-12-15',
    },
    history: [...firm.history, { to: 'firm', on: firm.firmOn, isAutomatic: true }],
  },
  {
    ...vir,
    key: 'A31',
    lots: ['A31'],
    buyers: [['buyer-6', 10_000]],
    fields: {
      ...virTerms,
      ...running.fields,
      depositReceivedOn: null,
      depositCents: euros(13_800),
      isLoanRequired: true,
      loanAmountCents: euros(206_000),
      loanMaxRateBps: 420,
      loanMonths: 300,
      loanConditionEndsOn: '2027-01-08',
      deedPlannedOn: '2027-01-29',
    },
    history: running.history,
  },
  {
    ...vir,
    key: 'A31-refused',
    lots: ['A31'],
    buyers: [['buyer-8', 10_000]],
    fields: {
      ...virTerms,
      ...refused.fields,
      depositCents: euros(13_800),
      firmOn: refused.firmOn,
      isLoanRequired: true,
      loanAmountCents: euros(245_000),
      loanMaxRateBps: 420,
      loanMonths: 300,
      loanConditionEndsOn: '2026-07-31',
      loanRefusedOn: '2026-07-20',
      depositOutcome: 'refunded',
      cancelReason: 'loan_refused',
      cancelledOn: '2026-07-21',
    },
    history: [
      ...refused.history,
      { to: 'firm', on: refused.firmOn, isAutomatic: true },
      { to: 'cancelled', on: '2026-07-21', reason: 'Prêt refusé à l’acquéreur' },
    ],
  },
  {
    key: 'B2',
    tenant: 'T1',
    operation: 'OP-2025-002',
    by: 'ines.duprat',
    regime: 'asis',
    lots: ['B2'],
    buyers: [['buyer-8', 10_000]],
    fields: { optionUntil: '2026-11-24' },
    history: [{ to: 'option', on: '2026-11-10' }],
  },
  ...(
    [
      ['1', 'buyer-10', 88_000, '2025-10-06', '2025-10-27', '2026-01-22'],
      ['2', 'buyer-11', 92_000, '2025-10-20', '2025-11-10', '2026-02-12'],
      ['3', 'buyer-13', 94_000, '2025-12-08', '2026-01-12', '2026-04-09'],
      ['4', 'buyer-14', 98_000, '2026-01-26', '2026-02-16', '2026-05-12'],
    ] as const
  ).map(([lot, buyer, price, reservedOn, contractOn, deedOn]): NotarySaleSeed => {
    const life = deeded({
      reservedOn,
      contractOn,
      deedOn,
      loanCents: euros(price) / 2,
      isPaid: true,
      deliveredOn: deedOn,
    });
    return {
      key: lot,
      tenant: 'T1',
      operation: 'OP-2025-003',
      by: 'hugo.lartigue',
      regime: 'asis',
      lots: [lot],
      buyers: [[buyer, 10_000]],
      fields: { ...notaries, ...life.fields, contractKind: 'compromis', depositCents: euros(price) / 20 },
      history: life.history,
      called: [[1, deedOn, deedOn]],
      receipts: [[1, deedOn, price]],
    };
  }),
];
