import * as z from 'zod';
import { saleModes, type SaleMode } from '#domain/lot/states.ts';
import { saleAlerts, saleDayKinds } from '#domain/sale/sale-form.ts';
import { notarySaleStates, type NotarySaleState } from '#domain/states/sale/notary-sale-states.ts';
import { definePage } from '../../../../define.ts';
import { day, id, optionalDay, recordVersion } from '../../../../fields.ts';
import { explained } from '../../../../explained.ts';
import { choicesQuery, columnsQuery, textsQuery } from '../../../../list.ts';
import { exampleId } from '../../../../shared.ts';
import { exampleHead, operationHead } from '../../head.ts';

const cents = z.number().int();

export const saleViewModes = ['', 'cards', 'board'] as const;
export const saleSorts = [
  'deedOn',
  '-deedOn',
  'lots',
  '-lots',
  'buyers',
  '-buyers',
  'price',
  '-price',
  'contractOn',
  '-contractOn',
  'unpaid',
  '-unpaid',
] as const;
export const lateChoices = ['late'] as const;

/** A sale as lists show it. */
export const notarySaleRow = z.object({
  id,
  version: recordVersion,
  status: z.enum(notarySaleStates),
  regime: z.enum(saleModes),
  lots: z.array(z.object({ id, ref: z.string() })),
  buyers: z.array(z.object({ id, name: z.string() })),
  priceTtcCents: cents,
  optionUntil: optionalDay,
  contractOn: optionalDay,
  withdrawalEndsOn: optionalDay,
  /** Days until the buyer can no longer withdraw; null where nothing runs. */
  withdrawalDaysLeft: z.number().int().nullable(),
  loanConditionEndsOn: optionalDay,
  /** Days until the loan condition ends; null once the loan is settled. */
  loanDaysLeft: z.number().int().nullable(),
  deedPlannedOn: optionalDay,
  deedOn: optionalDay,
  calledCents: cents,
  receivedCents: cents,
  /** Price − received. */
  restCents: cents,
  /** Called − received. */
  unpaidCents: cents,
  /** Days since the oldest unpaid call was due; 0 where none is. */
  lateDays: z.number().int(),
  alerts: z.array(z.enum(saleAlerts)),
});
export type NotarySaleRow = z.infer<typeof notarySaleRow>;

export const saleIndexQuery = z.object({
  q: z.string().trim().max(120).catch(''),
  sort: z.enum(saleSorts).catch('deedOn'),
  status: choicesQuery(notarySaleStates),
  regime: choicesQuery(saleModes),
  buyer: textsQuery,
  late: choicesQuery(lateChoices),
  look: z.enum(saleViewModes).catch(''),
  columns: columnsQuery,
});
export type SaleIndexQuery = z.infer<typeof saleIndexQuery>;

/** What a link to the sales may ask for. */
export interface Query {
  readonly q?: string;
  readonly sort?: (typeof saleSorts)[number];
  readonly status?: readonly NotarySaleState[];
  readonly regime?: readonly SaleMode[];
  readonly buyer?: readonly string[];
  readonly late?: readonly (typeof lateChoices)[number][];
  readonly look?: (typeof saleViewModes)[number];
  readonly columns?: readonly string[];
}

const lotChoice = z.object({ id, label: z.string() });

export const notarySaleIndexPage = definePage({
  component: 'Client/Operation/Notary/Sale/Index',
  query: saleIndexQuery,
  props: z.object({
    operation: operationHead,
    query: saleIndexQuery,
    defaults: saleIndexQuery,
    sales: z.array(notarySaleRow),
    cards: z.object({
      signedCents: cents,
      contractsCents: cents,
      reservedCents: cents,
      availableCents: cents,
      unpaidCents: cents,
      lateDays: z.number().int(),
      calledCents: cents,
      receivedCents: cents,
      /** The next day that matters, and of which sale. */
      next: z.object({ saleId: id, kind: z.enum(saleDayKinds), on: day, lots: z.string() }).nullable(),
    }),
    explanations: z.record(z.string(), explained),
    /** What an option may be taken on, for whom, and for how long by default. */
    choices: z.object({
      lots: z.array(lotChoice),
      contacts: z.array(lotChoice),
      optionUntil: day,
    }),
    today: day,
    can: z.object({ update: z.boolean(), export: z.boolean() }),
  }),
  example: {
    operation: exampleHead,
    query: saleIndexQuery.parse({}),
    defaults: saleIndexQuery.parse({}),
    sales: [
      {
        id: exampleId,
        version: 3,
        status: 'contract',
        regime: 'vir',
        lots: [{ id: exampleId, ref: 'A31' }],
        buyers: [{ id: exampleId, name: 'M. et Mme Haddad' }],
        priceTtcCents: 27_600_000,
        optionUntil: null,
        contractOn: '2026-11-16',
        withdrawalEndsOn: '2026-11-30',
        withdrawalDaysLeft: 10,
        loanConditionEndsOn: '2027-01-08',
        loanDaysLeft: 49,
        deedPlannedOn: '2027-01-29',
        deedOn: null,
        calledCents: 0,
        receivedCents: 0,
        restCents: 27_600_000,
        unpaidCents: 0,
        lateDays: 0,
        alerts: ['withdrawal'],
      },
    ],
    cards: {
      signedCents: 76_600_000,
      contractsCents: 22_700_000,
      reservedCents: 27_600_000,
      availableCents: 1_500_000,
      unpaidCents: 3_100_000,
      lateDays: 3,
      calledCents: 63_580_000,
      receivedCents: 60_480_000,
      next: { saleId: exampleId, kind: 'withdrawal', on: '2026-11-30', lots: 'A31' },
    },
    explanations: {},
    choices: { lots: [], contacts: [], optionUntil: '2026-11-25' },
    today: '2026-11-20',
    can: { update: true, export: true },
  },
});
export type NotarySaleIndexProps = z.infer<typeof notarySaleIndexPage.props>;
