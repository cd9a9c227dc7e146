import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import {
  leadList,
  type LeadRow,
  type ProspectsProps,
} from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import { scopesOf } from '#domain/access/permissions.ts';
import { leadStates } from '#domain/lead/lead.ts';
import { maskedName, maskedText } from '#domain/lead/masked.ts';
import { leadScore } from '#domain/lead/score.ts';
import { leadStatDays, leadStats } from '#domain/lead/stats.ts';
import { day } from '#domain/time/day.ts';
import { prospects as index } from '#generated/routes/client/ubiflow-sale-plan.ts';
import * as leadMessages from '#messages/client/lead.ts';
import { messagesFor } from '#messages/locale.ts';
import { foldedFields } from '#mocks/db/fold.ts';
import { countRows, readRows } from '#mocks/db/queries/business-table.ts';
import { lots, portalLeads, type PortalLead } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { defineListSource, type RowContext } from '#mocks/server/lists/define-list-source.ts';
import { fileOf } from '#mocks/server/lists/file-columns.ts';
import {
  byColumn,
  byPeriod,
  choiceLabels,
  type FilterLabels,
  type FilterSource,
} from '#mocks/server/lists/filter-source.ts';
import { operationLabels, operationNames } from '#mocks/server/lists/operation-names.ts';
import { memberLabels, personNames } from '#mocks/server/lists/people.ts';
import { daysLater, parisDay } from '#mocks/server/paris-day.ts';
import { leadFacts, scoreSql } from './facts.ts';

/** Cards of a column of the board at most. */
const maxCards = 50;
/** Signs of a message that lists show. */
const excerptSigns = 160;

/** True for whoever may read requests without learning who made them. */
export const isMaskedFor = ({ actor }: Pick<RowContext, 'actor'>): boolean =>
  !scopesOf(actor.roles, 'lead.list', actor.roleDefinitions).includes('all');

/** Flagged by the task that looks for those every few minutes. */
const late = sql`"portal_leads"."status" = 'new' and "portal_leads"."is_overdue_notified"`;
const byDue: FilterSource = {
  condition: (values) => (values.length === 0 ? undefined : late),
  values: { by: sql`case when ${late} then 'overdue' end`, isArray: false },
  labels: choiceLabels(leadMessages, 'due'),
};

const lotLabels: FilterLabels = async ({ db }, ids) => {
  const rows = await db
    .select({ id: lots.id, ref: lots.ref })
    .from(lots)
    .where(inArray(lots.id, [...ids]));
  return new Map(rows.map(({ id, ref }) => [id, ref]));
};

const given = {
  page: 'Client/UbiflowSalePlan/Prospects',
  area: 'lead' as const,
  table: portalLeads,
  href: index,
  search: portalLeads.searchText,
  filters: {
    status: byColumn(portalLeads.status, choiceLabels(leadMessages, 'status')),
    portal: byColumn(portalLeads.portal, choiceLabels(leadMessages, 'portal')),
    operation: byColumn(portalLeads.operationId, operationLabels),
    lot: byColumn(portalLeads.lotId, lotLabels),
    assignedTo: byColumn(portalLeads.assignedTo, memberLabels),
    due: byDue,
    receivedAt: byPeriod(portalLeads.receivedAt, 'instant'),
  },
  sorts: { receivedAt: portalLeads.receivedAt, dueAt: portalLeads.dueAt, score: scoreSql },
  rows: leadRows,
  download: fileOf<LeadRow>(leadMessages, {
    name: 'text',
    portal: 'text',
    listing: { kind: 'text', value: ({ listingRef }) => listingRef },
    operation: { kind: 'text', value: ({ operation }) => operation?.name ?? null },
    lot: { kind: 'text', value: ({ lot }) => lot?.ref ?? null },
    kind: 'text',
    status: 'text',
    lostReason: 'text',
    email: 'text',
    phone: 'text',
    excerpt: 'text',
    budgetCents: 'money',
    score: 'number',
    assignee: { kind: 'text', value: ({ assignee }) => assignee?.name ?? null },
    receivedAt: 'date',
    dueAt: 'date',
    firstResponseAt: 'date',
  }),
};

/** Where the list of requests finds its rows. */
export const leadSource = defineListSource(leadList, given);

/** The same for whoever must not learn who asks: the search knows adverts alone. */
const maskedSource = defineListSource(leadList, { ...given, search: foldedFields(portalLeads.listingRef) });

/** The list as whoever asks may search it. */
export const sourceFor = (context: Pick<RowContext, 'actor'>) =>
  isMaskedFor(context) ? maskedSource : leadSource;

/** What people call a request: the person, else how to reach them. */
export const leadName = ({ firstName, lastName, email, phones }: PortalLead): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email || phones[0] || '–';

/** Stored requests as lists show them. */
export async function leadRows(
  context: Pick<RowContext, 'db' | 'actor' | 'locale'>,
  records: readonly PortalLead[],
): Promise<LeadRow[]> {
  if (records.length === 0) return [];
  const { db, locale } = context;
  const texts = messagesFor(locale, leadMessages);
  const facts = await leadFacts(
    db,
    records.map(({ id }) => id),
  );
  const people = await personNames(
    db,
    records.map(({ assignedTo }) => assignedTo),
  );
  const operations = await operationNames(
    { db },
    records.map(({ operationId }) => operationId),
  );
  const lotIds = records.flatMap(({ lotId }) => lotId ?? []);
  const refs = new Map(
    lotIds.length === 0
      ? []
      : (await db.select({ id: lots.id, ref: lots.ref }).from(lots).where(inArray(lots.id, lotIds))).map(
          ({ id, ref }) => [id, ref],
        ),
  );
  const isMasked = isMaskedFor(context);
  return records.map((row) => {
    const { isBudgetMet = false, isReturning = false } = facts.get(row.id) ?? {};
    const { score, parts } = leadScore({ ...row, isBudgetMet, isReturning });
    const operation = operations.get(row.operationId ?? '');
    const lot = refs.get(row.lotId ?? '');
    const assignee = people.get(row.assignedTo ?? '');
    const known = leadName(row);
    return {
      ...shownColumns(row),
      name: isMasked ? maskedName(row.firstName, row.lastName) : known === '–' ? texts.unnamed : known,
      email: isMasked ? null : row.email,
      phone: isMasked ? null : (row.phones[0] ?? null),
      excerpt: messageFor(isMasked, row).slice(0, excerptSigns),
      operation:
        row.operationId === null || operation === undefined ? null : { id: row.operationId, name: operation },
      lot: row.lotId === null || lot === undefined ? null : { id: row.lotId, ref: lot },
      assignee:
        row.assignedTo === null || assignee === undefined ? null : { id: row.assignedTo, name: assignee },
      score,
      scoreParts: [...parts],
    };
  });
}

/** What was written, as far as the reader may know it. */
export const messageFor = (isMasked: boolean, { message, firstName, lastName }: PortalLead): string =>
  isMasked ? maskedText(message, [firstName, lastName]) : message;

const shownColumns = (row: PortalLead) => ({
  id: row.id,
  version: row.version,
  portal: row.portal,
  kind: row.kind,
  listingRef: row.listingRef,
  status: row.status,
  lostReason: row.lostReason,
  receivedAt: row.receivedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  budgetCents: row.budgetCents,
  firstResponseAt: row.firstResponseAt?.toISOString() ?? null,
  isTwin: row.duplicateOf !== null,
});

type FullQuery = ReturnType<(typeof leadList)['query']['parse']>;

/** The requests that the filters let through, by state; null in another look. */
export async function boardOf(context: ClientContext, query: FullQuery): Promise<ProspectsProps['board']> {
  if (query.look !== 'board' || query.deleted === '1') return null;
  const today = day(parisDay(context.deps.clock.businessNow()));
  const source = sourceFor(context);
  const states = leadStates.filter((state) => query.status.length === 0 || query.status.includes(state));
  return Promise.all(
    states.map(async (status) => {
      const where = and(
        isNull(portalLeads.deletedAt),
        source.conditions(query, today),
        eq(portalLeads.status, status),
      );
      const records = await readRows(context.db, portalLeads, {
        where,
        orderBy: source.order(query),
        limit: maxCards,
      });
      return {
        status,
        count: await countRows(context.db, portalLeads, where),
        cards: await leadRows(context, records),
      };
    }),
  );
}

/** What came in these last days, how fast it was answered, how much of it led to a visit. */
export async function statsOf({ db, deps }: ClientContext): Promise<ProspectsProps['stats']> {
  const since = daysLater(deps.clock.businessNow(), -leadStatDays);
  const rows = await db
    .select({
      portal: portalLeads.portal,
      receivedAt: portalLeads.receivedAt,
      firstResponseAt: portalLeads.firstResponseAt,
      status: portalLeads.status,
      visitId: portalLeads.visitId,
    })
    .from(portalLeads)
    .where(and(isNull(portalLeads.deletedAt), gte(portalLeads.receivedAt, since)));
  const { byPortal, ...stats } = leadStats(
    rows.map(({ portal, receivedAt, firstResponseAt, status, visitId }) => ({
      portal,
      receivedAt,
      firstResponseAt,
      hasVisit: visitId !== null || status === 'visit',
      isSpam: status === 'spam',
    })),
  );
  return { ...stats, byPortal: byPortal.map((each) => ({ ...each })) };
}
