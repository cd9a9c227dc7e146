import type { OfferCondition } from '#domain/offer/offer-template.ts';
import type { OfferState } from '#domain/states/purchase/offer-facts.ts';
import type { PersonKey, TenantKey } from '../types.ts';

/** An offer of the demonstration, with what came of it. */
export interface OfferSeed {
  readonly tenant: TenantKey;
  readonly operation: string;
  readonly by: PersonKey;
  readonly seller: string;
  readonly template: 'simple' | 'conditional' | 'intent';
  readonly euros: number;
  readonly validUntil: string;
  readonly conditions?: readonly OfferCondition[];
  readonly depositEuros?: number;
  readonly promiseBy?: string;
  readonly deedBy?: string;
  readonly channel?: 'email' | 'post' | 'hand';
  readonly counter?: readonly [euros: number, on: string];
  readonly refusalReason?: string;
  /** It answers the counter-offer to the one before it on the operation. */
  readonly answersEarlier?: boolean;
  /** Its number within the company is the place in this list. */
  readonly history: readonly {
    readonly to: OfferState;
    readonly on: string;
    readonly isAutomatic?: boolean;
  }[];
}

const permit: OfferCondition = { type: 'permit_purged', deadlineDays: 150, detail: '' };
const loan: OfferCondition = { type: 'loan', deadlineDays: 60, detail: '' };
const preemption: OfferCondition = { type: 'preemption', deadlineDays: 60, detail: '' };
const soil: OfferCondition = { type: 'soil', deadlineDays: 45, detail: 'étude géotechnique G1' };

const decided = (draft: string, sent: string, to: OfferState, on: string): OfferSeed['history'] => [
  { to: 'draft', on: draft },
  { to: 'sent', on: sent },
  { to, on },
];

const golden = {
  tenant: 'T1',
  operation: 'OP-2025-001',
  by: 'hugo.lartigue',
  seller: 'seller-1',
  template: 'conditional',
} as const;
const merignac = {
  tenant: 'T1',
  operation: 'OP-2025-004',
  by: 'hugo.lartigue',
  seller: 'seller-4',
  template: 'conditional',
} as const;
const roanne = {
  tenant: 'T2',
  operation: 'OP-2026-002',
  by: 'julie.fayolle',
  seller: 'seller-4',
  template: 'conditional',
} as const;

const ofFirst: readonly OfferSeed[] = [
  {
    tenant: 'T1',
    operation: 'OP-2025-003',
    by: 'hugo.lartigue',
    seller: 'seller-3',
    template: 'simple',
    euros: 210_000,
    validUntil: '2025-02-09',
    depositEuros: 10_500,
    promiseBy: '2025-02-28',
    deedBy: '2025-04-30',
    channel: 'hand',
    history: decided('2025-01-28', '2025-01-30', 'accepted', '2025-02-06'),
  },
  {
    ...golden,
    euros: 450_000,
    validUntil: '2025-10-05',
    conditions: [permit, preemption],
    depositEuros: 22_500,
    promiseBy: '2025-11-14',
    deedBy: '2026-04-30',
    channel: 'email',
    counter: [495_000, '2025-10-02'],
    refusalReason: 'Prix jugé trop bas : l’indivision maintient 495 000 €.',
    history: decided('2025-09-22', '2025-09-25', 'refused', '2025-10-02'),
  },
  {
    ...golden,
    euros: 480_000,
    validUntil: '2025-10-19',
    conditions: [permit, preemption],
    depositEuros: 24_000,
    promiseBy: '2025-11-28',
    deedBy: '2026-04-30',
    channel: 'email',
    history: decided('2025-10-07', '2025-10-09', 'accepted', '2025-10-16'),
  },
  {
    tenant: 'T1',
    operation: 'OP-2025-002',
    by: 'ines.duprat',
    seller: 'seller-2',
    template: 'conditional',
    euros: 560_000,
    validUntil: '2025-12-30',
    conditions: [loan, preemption],
    depositEuros: 28_000,
    promiseBy: '2026-02-13',
    deedBy: '2026-05-29',
    channel: 'email',
    history: decided('2025-12-10', '2025-12-15', 'accepted', '2026-01-05'),
  },
  {
    ...merignac,
    euros: 740_000,
    validUntil: '2026-03-06',
    conditions: [permit, soil],
    depositEuros: 37_000,
    promiseBy: '2026-06-30',
    deedBy: '2027-03-31',
    channel: 'email',
    counter: [800_000, '2026-02-27'],
    history: [
      { to: 'draft', on: '2026-02-16' },
      { to: 'sent', on: '2026-02-19' },
      { to: 'countered', on: '2026-02-27' },
      { to: 'withdrawn', on: '2026-05-18' },
    ],
  },
  {
    tenant: 'T1',
    operation: 'OP-2026-003',
    by: 'hugo.lartigue',
    seller: 'seller-7',
    template: 'conditional',
    euros: 365_000,
    validUntil: '2026-03-27',
    conditions: [loan, preemption],
    depositEuros: 18_250,
    promiseBy: '2026-04-10',
    deedBy: '2026-07-31',
    channel: 'email',
    history: decided('2026-03-09', '2026-03-12', 'accepted', '2026-03-20'),
  },
  {
    ...merignac,
    answersEarlier: true,
    euros: 780_000,
    validUntil: '2026-06-02',
    conditions: [permit, soil],
    depositEuros: 39_000,
    promiseBy: '2026-06-30',
    deedBy: '2027-03-31',
    channel: 'post',
    history: decided('2026-05-13', '2026-05-18', 'accepted', '2026-06-01'),
  },
  {
    tenant: 'T1',
    operation: 'OP-2026-001',
    by: 'ines.duprat',
    seller: 'seller-5',
    template: 'simple',
    euros: 850_000,
    validUntil: '2026-11-26',
    depositEuros: 42_500,
    promiseBy: '2026-12-18',
    deedBy: '2027-03-31',
    channel: 'email',
    history: [
      { to: 'draft', on: '2026-11-12' },
      { to: 'sent', on: '2026-11-16' },
    ],
  },
  {
    tenant: 'T1',
    operation: 'OP-2026-004',
    by: 'hugo.lartigue',
    seller: 'seller-8',
    template: 'conditional',
    euros: 420_000,
    validUntil: '2026-12-04',
    conditions: [loan, permit],
    depositEuros: 21_000,
    history: [{ to: 'draft', on: '2026-11-18' }],
  },
];

const ofSecond: readonly OfferSeed[] = [
  {
    tenant: 'T2',
    operation: 'OP-2025-002',
    by: 'karim.belkacem',
    seller: 'seller-2',
    template: 'conditional',
    euros: 640_000,
    validUntil: '2025-06-06',
    conditions: [permit, soil],
    depositEuros: 32_000,
    promiseBy: '2025-07-11',
    deedBy: '2026-02-27',
    channel: 'email',
    history: decided('2025-05-12', '2025-05-19', 'accepted', '2025-06-03'),
  },
  {
    tenant: 'T2',
    operation: 'OP-2026-001',
    by: 'julie.fayolle',
    seller: 'seller-3',
    template: 'simple',
    euros: 95_000,
    validUntil: '2025-06-17',
    depositEuros: 4_750,
    promiseBy: '2025-07-18',
    deedBy: '2026-02-13',
    channel: 'hand',
    history: decided('2025-05-28', '2025-06-02', 'accepted', '2025-06-12'),
  },
  {
    tenant: 'T2',
    operation: 'OP-2026-003',
    by: 'karim.belkacem',
    seller: 'seller-5',
    template: 'conditional',
    euros: 330_000,
    validUntil: '2026-03-03',
    conditions: [loan, permit],
    depositEuros: 16_500,
    promiseBy: '2026-04-03',
    deedBy: '2026-06-30',
    channel: 'email',
    history: decided('2026-02-11', '2026-02-16', 'accepted', '2026-02-27'),
  },
  {
    tenant: 'T2',
    operation: 'OP-2025-001',
    by: 'karim.belkacem',
    seller: 'seller-1',
    template: 'conditional',
    euros: 265_000,
    validUntil: '2026-03-24',
    conditions: [loan],
    depositEuros: 13_250,
    promiseBy: '2026-05-15',
    deedBy: '2026-09-30',
    channel: 'email',
    history: decided('2026-03-05', '2026-03-09', 'accepted', '2026-03-20'),
  },
  {
    ...roanne,
    euros: 140_000,
    validUntil: '2026-08-02',
    conditions: [loan],
    depositEuros: 7_000,
    promiseBy: '2026-09-11',
    deedBy: '2026-12-18',
    channel: 'email',
    history: [
      { to: 'draft', on: '2026-07-02' },
      { to: 'sent', on: '2026-07-06' },
      { to: 'expired', on: '2026-08-03', isAutomatic: true },
    ],
  },
  {
    ...roanne,
    euros: 148_000,
    validUntil: '2026-09-22',
    conditions: [loan],
    depositEuros: 7_400,
    promiseBy: '2026-10-09',
    deedBy: '2027-01-29',
    channel: 'email',
    history: decided('2026-09-03', '2026-09-07', 'accepted', '2026-09-18'),
  },
];

/** The offers of both companies, each company’s in the order of their numbers. */
export const offerSeeds: readonly OfferSeed[] = [...ofFirst, ...ofSecond];
