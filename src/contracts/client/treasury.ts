import * as z from 'zod';
import { treasuryAccountKinds } from '#domain/accounting/movement.ts';
import { certainties } from '#domain/treasury/outlook.ts';
import { forecastNatures } from '#domain/treasury/treasury.ts';
import { defineData, definePage } from '../define.ts';
import { day, id, optionalDay, recordVersion } from '../fields.ts';
import { choicesQuery, downloadQuery } from '../list.ts';
import { grains, horizons } from '#domain/treasury/choices.ts';

const cents = z.number().int();

const query = z.object({
  /** `all`, `operation:{id}` or `account:{id}`. */
  scope: z
    .string()
    .regex(/^(?:all|(?:operation|account):[0-9a-hjkmnp-tv-z]{26})$/)
    .catch('all'),
  horizon: z.enum(horizons).catch('6'),
  grain: z.enum(grains).catch('month'),
  nature: choicesQuery(forecastNatures),
  certainty: choicesQuery(certainties),
});
export type TreasuryQuery = z.output<typeof query>;

/** What a link to the treasury may ask for. */
export interface Query {
  readonly scope?: string;
  readonly horizon?: (typeof horizons)[number];
  readonly grain?: (typeof grains)[number];
  readonly nature?: readonly (typeof forecastNatures)[number][];
  readonly certainty?: readonly (typeof certainties)[number][];
}

const account = z.object({
  id,
  version: recordVersion,
  label: z.string(),
  kind: z.enum(treasuryAccountKinds),
  bankName: z.string(),
  ibanMasked: z.string().nullable(),
  bic: z.string().nullable(),
  operationId: id.nullable(),
  codeId: id,
  openingBalanceCents: cents,
  openingOn: day,
  /** Opening balance and all that passed since. */
  balanceCents: cents,
  bankBalanceCents: cents.nullable(),
  bankBalanceOn: optionalDay,
  /** What the bank has more than the books, on that day. */
  gapCents: cents.nullable(),
  overdraftLimitCents: cents,
  lowAlertCents: cents.nullable(),
  isArchived: z.boolean(),
});
export type ShownTreasuryAccount = z.infer<typeof account>;

const forecastLine = z.object({
  id,
  version: recordVersion,
  month: z.string(),
  label: z.string(),
  amountCents: cents,
  probabilityBps: z.number().int(),
  nature: z.enum(forecastNatures),
  operationId: id.nullable(),
});
export type ShownForecastLine = z.infer<typeof forecastLine>;

const named = z.object({ id, label: z.string() });

export const treasuryPage = definePage({
  component: 'Client/Treasury',
  query,
  props: z.object({
    query,
    today: day,
    /** On the accounts of the scope, those of notaries and associates apart. */
    availableCents: cents,
    /** Empty for those whose right reaches totals alone. */
    accounts: z.array(account),
    operations: z.array(named.extend({ inCents: cents, outCents: cents, balanceCents: cents })),
    periods: z.array(
      z.object({
        at: z.string(),
        isForecast: z.boolean(),
        inCents: cents,
        outCents: cents,
        closingCents: cents,
      }),
    ),
    lines: z.array(
      z.object({
        nature: z.enum(forecastNatures),
        certainty: z.enum(certainties),
        cells: z.array(cents),
      }),
    ),
    /** The least that one wants on the accounts of the scope; null where nobody said. */
    thresholdCents: cents.nullable(),
    alerts: z.array(
      z.object({
        accountLabel: z.string(),
        kind: z.enum(['overdraft', 'low']),
        on: day,
        balanceCents: cents,
      }),
    ),
    /** Money that went from one operation, or the company (null), to another. */
    transfers: z.array(
      z.object({ from: z.string().nullable(), to: z.string().nullable(), amountCents: cents }),
    ),
    forecasts: z.array(forecastLine),
    snapshots: z.array(
      z.object({
        id,
        label: z.string(),
        takenOn: day,
        availableCents: cents,
        closingCents: cents.nullable(),
      }),
    ),
    codes: z.array(named),
    can: z.object({
      seeAll: z.boolean(),
      create: z.boolean(),
      update: z.boolean(),
      export: z.boolean(),
    }),
  }),
  example: {
    query: query.parse({}),
    today: '2026-11-20',
    availableCents: 24_622_655,
    accounts: [],
    operations: [],
    periods: [{ at: '2026-11', isForecast: true, inCents: 0, outCents: 0, closingCents: 24_622_655 }],
    lines: [],
    thresholdCents: null,
    alerts: [],
    transfers: [],
    forecasts: [],
    snapshots: [],
    codes: [],
    can: { seeAll: true, create: true, update: true, export: true },
  },
});
export type TreasuryProps = z.infer<typeof treasuryPage.props>;

/** The outlook as a file: periods in columns, what comes and goes in lines. */
export const treasuryDownload = defineData({
  query: query.extend({ format: downloadQuery.format }),
  contentType: 'text/csv',
  example: { scope: 'all', format: 'csv' },
});
