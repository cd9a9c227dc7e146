import * as z from 'zod';
import { buyerScoreParts } from '#domain/sale/buyer-score.ts';
import { funnelStages } from '#domain/sale/buyer-funnel.ts';
import {
  buyerFinancings,
  buyerProjects,
  buyerSources,
  buyerStages,
  type BuyerSource,
  type BuyerStage,
} from '#domain/sale/enums.ts';
import { definePage } from '../../../define.ts';
import { id, instant, optionalDay, recordVersion } from '../../../fields.ts';
import { choicesQuery, columnsQuery, textsQuery } from '../../../list.ts';
import { exampleId, person } from '../../../shared.ts';
import { exampleHead, operationHead } from '../head.ts';

export const saleContactViewModes = ['', 'cards', 'board'] as const;
export const saleContactSorts = [
  '-score',
  'score',
  'name',
  '-name',
  'budget',
  '-budget',
  'equity',
  '-equity',
  'nextActionOn',
  '-nextActionOn',
  'lastActionAt',
  '-lastActionAt',
] as const;
export const overdueChoices = ['overdue'] as const;

const lotChoice = z.object({ id, ref: z.string(), priceTtcCents: z.number().int().nullable() });

/** Somebody who may buy, as lists show them. */
export const saleContactRow = z.object({
  id,
  version: recordVersion,
  contact: z.object({ id, name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
  lots: z.array(lotChoice),
  stage: z.enum(buyerStages),
  source: z.enum(buyerSources),
  budgetCents: z.number().int().nullable(),
  equityCents: z.number().int().nullable(),
  financing: z.enum(buyerFinancings),
  project: z.enum(buyerProjects).nullable(),
  assignee: person.nullable(),
  lostReason: z.string(),
  nextActionOn: optionalDay,
  nextAction: z.string(),
  lastActionAt: instant.nullable(),
  hasVisited: z.boolean(),
  hasLoanAgreement: z.boolean(),
  /** 0 to 100, and what it is made of. */
  score: z.number().int(),
  scoreParts: z.array(z.enum(buyerScoreParts)),
  /** Lots on sale that the budget covers. */
  matches: z.array(z.string()),
});
export type SaleContactRow = z.infer<typeof saleContactRow>;

export const saleContactQuery = z.object({
  q: z.string().trim().max(120).catch(''),
  sort: z.enum(saleContactSorts).catch('-score'),
  stage: choicesQuery(buyerStages),
  source: choicesQuery(buyerSources),
  lot: textsQuery,
  owner: textsQuery,
  due: choicesQuery(overdueChoices),
  look: z.enum(saleContactViewModes).catch(''),
  columns: columnsQuery,
});
export type SaleContactQuery = z.infer<typeof saleContactQuery>;

/** What a link to the prospects may ask for. */
export interface Query {
  readonly q?: string;
  readonly sort?: (typeof saleContactSorts)[number];
  readonly stage?: readonly BuyerStage[];
  readonly source?: readonly BuyerSource[];
  readonly lot?: readonly string[];
  readonly owner?: readonly string[];
  readonly due?: readonly (typeof overdueChoices)[number][];
  readonly look?: (typeof saleContactViewModes)[number];
  readonly columns?: readonly string[];
}

export const saleContactPage = definePage({
  component: 'Client/Operation/Sale/Contact',
  query: saleContactQuery,
  props: z.object({
    operation: operationHead,
    query: saleContactQuery,
    defaults: saleContactQuery,
    /** All of the operation. */
    contacts: z.array(saleContactRow),
    funnel: z.object({
      steps: z.array(
        z.object({
          stage: z.enum(funnelStages),
          count: z.number().int(),
          conversionBps: z.number().int().nullable(),
        }),
      ),
      lostCount: z.number().int(),
      overallBps: z.number().int().nullable(),
    }),
    choices: z.object({
      lots: z.array(lotChoice),
      people: z.array(person),
      /** Contacts of the company that are not here yet. */
      contacts: z.array(z.object({ id, label: z.string() })),
    }),
    today: z.iso.date(),
    can: z.object({
      /** Of the operation itself. */
      update: z.boolean(),
      change: z.boolean(),
    }),
  }),
  example: {
    operation: exampleHead,
    query: saleContactQuery.parse({}),
    defaults: saleContactQuery.parse({}),
    contacts: [
      {
        id: exampleId,
        version: 1,
        contact: { id: exampleId, name: 'Mme Odile Trémeau', email: null, phone: null },
        lots: [{ id: exampleId, ref: 'G01', priceTtcCents: 1_500_000 }],
        stage: 'visit',
        source: 'phone',
        budgetCents: 1_500_000,
        equityCents: 500_000,
        financing: 'unknown',
        project: 'rental',
        assignee: { id: exampleId, name: 'Hugo Lartigue' },
        lostReason: '',
        nextActionOn: '2026-11-27',
        nextAction: 'Visite sur place',
        lastActionAt: '2026-08-14T08:00:00.000Z',
        hasVisited: true,
        hasLoanAgreement: false,
        score: 80,
        scoreParts: ['budget', 'equity', 'visit', 'answer'],
        matches: ['G01'],
      },
    ],
    funnel: { steps: [{ stage: 'lead', count: 12, conversionBps: null }], lostCount: 2, overallBps: 5833 },
    choices: { lots: [], people: [], contacts: [] },
    today: '2026-11-20',
    can: { update: true, change: true },
  },
});
export type SaleContactProps = z.infer<typeof saleContactPage.props>;
