import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { prospectList, type ProspectIndexProps, type ProspectRow } from '#contracts/admin/prospect/index.ts';
import { scopesOf } from '#domain/access/permissions.ts';
import {
  activityPoints,
  exchangePoints,
  isProspectLate,
  maxEngagementPoints,
  prospectScore,
  prospectStates,
  sizePoints,
} from '#domain/growth/prospect.ts';
import { day, type Day } from '#domain/time/day.ts';
import { index } from '#generated/routes/admin/prospect.ts';
import * as prospectMessages from '#messages/admin/prospect.ts';
import type { Database } from '#mocks/db/database.ts';
import { countRows, readRows } from '#mocks/db/queries/business-table.ts';
import { brands, prospectActivities, prospects, utms, type Prospect } from '#mocks/db/schema/index.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { defineListSource, type ListDay, type RowContext } from '#mocks/server/lists/define-list-source.ts';
import { fileOf } from '#mocks/server/lists/file-columns.ts';
import {
  byColumn,
  byPeriod,
  choiceLabels,
  type FilterLabels,
  type FilterSource,
} from '#mocks/server/lists/filter-source.ts';
import { memberLabels, personNames } from '#mocks/server/lists/people.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { reachesRecord } from '#mocks/server/records/reach.ts';

/** Cards of a column of the board at most. */
const maxCards = 100;

const exchanges = sql`(select count(*) from ${prospectActivities} a
  where a.prospect_id = "prospects"."id" and a.kind in ('call', 'email', 'demo'))`;
const sizeSql = sql.join(
  sizePoints.map(
    ({ fromCents, points }) =>
      sql`when "prospects"."expected_mrr_cents" >= ${fromCents}::int then ${points}::int`,
  ),
  sql` `,
);
const tradeSql = sql.join(
  Object.entries(activityPoints).map(([name, points]) => sql`when ${name} then ${points}::int`),
  sql` `,
);
/** As `prospectScore` of the domain tells it, for the order. */
const scoreSql = sql`(case ${sizeSql} else 0 end)
  + (case "prospects"."activity" ${tradeSql} else 0 end)
  + least(${maxEngagementPoints}::int, ${exchanges} * ${exchangePoints}::int)`;

const lateOn = (today: Day): SQL =>
  sql`"prospects"."next_action_on" < ${today}::date and "prospects"."status" not in ('won', 'lost')`;

const byDue: FilterSource = {
  condition: (values, today) => (values.length === 0 ? undefined : lateOn(today)),
  values: { by: (today) => sql`case when ${lateOn(today)} then 'overdue' end`, isArray: false },
  labels: choiceLabels(prospectMessages, 'due'),
};

const utmLabels: FilterLabels = async ({ db }, ids) => {
  const isOne = inArray(utms.id, [...ids]);
  const rows = await db.select({ id: utms.id, name: utms.name }).from(utms).where(isOne);
  return new Map(rows.map(({ id, name }) => [id, name]));
};
const brandLabels: FilterLabels = async ({ db }, ids) => {
  const isOne = inArray(brands.id, [...ids]);
  const rows = await db.select({ id: brands.id, name: brands.name }).from(brands).where(isOne);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Those that the person's right to read reaches: all, or their own and those that nobody follows. */
export const prospectReach = ({ actor }: Pick<RowContext, 'actor'>): SQL | undefined =>
  scopesOf(actor.roles, 'prospect.list', actor.roleDefinitions).includes('all')
    ? undefined
    : or(eq(prospects.assignedTo, actor.user.id), isNull(prospects.assignedTo));

/** Where the list of prospects finds its rows. */
export const prospectSource = defineListSource(prospectList, {
  page: 'Admin/Prospect/Index',
  area: 'prospect',
  table: prospects,
  href: index,
  search: prospects.searchText,
  filters: {
    status: byColumn(prospects.status, choiceLabels(prospectMessages, 'status')),
    source: byColumn(prospects.source, choiceLabels(prospectMessages, 'source')),
    assignedTo: byColumn(prospects.assignedTo, memberLabels),
    utmId: byColumn(prospects.utmId, utmLabels),
    brandId: byColumn(prospects.brandId, brandLabels),
    due: byDue,
    createdAt: byPeriod(prospects.createdAt, 'instant'),
  },
  sorts: {
    nextActionOn: prospects.nextActionOn,
    score: scoreSql,
    createdAt: prospects.createdAt,
    name: sql`lower(${prospects.lastName})`,
    expectedMrrCents: prospects.expectedMrrCents,
  },
  sums: { expectedMrrCents: prospects.expectedMrrCents },
  reach: prospectReach,
  rows: prospectRows,
  download: fileOf(prospectMessages, {
    name: 'text',
    company: 'text',
    city: 'text',
    activity: 'text',
    source: 'text',
    status: 'text',
    score: 'number',
    expectedMrrCents: 'money',
    nextActionOn: 'date',
    assignee: { kind: 'text', value: ({ assignee }) => assignee?.name ?? null },
    lastContactAt: 'date',
    createdAt: 'date',
  }),
});

interface Counts {
  readonly activities: number;
  readonly exchanges: number;
}

async function countsOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Counts>> {
  const rows = await db
    .select({
      id: prospectActivities.prospectId,
      activities: sql<number>`count(*)::int`,
      exchanges: sql<number>`count(*) filter (where ${prospectActivities.kind} in ('call', 'email', 'demo'))::int`,
    })
    .from(prospectActivities)
    .where(inArray(prospectActivities.prospectId, [...ids]))
    .groupBy(prospectActivities.prospectId);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Stored prospects as the list shows them. */
export async function prospectRows(
  context: RowContext & ListDay,
  records: readonly Prospect[],
): Promise<ProspectRow[]> {
  if (records.length === 0) return [];
  const { db, today } = context;
  const counts = await countsOf(
    db,
    records.map(({ id }) => id),
  );
  const people = await personNames(
    db,
    records.map(({ assignedTo }) => assignedTo),
  );
  return records.map((row) => {
    const { activities = 0, exchanges: exchangesCount = 0 } = counts.get(row.id) ?? {};
    const assignee = people.get(row.assignedTo ?? '');
    return {
      id: row.id,
      name: [row.firstName, row.lastName].filter(Boolean).join(' '),
      company: row.company,
      city: row.city,
      activity: row.activity,
      source: row.source,
      status: row.status,
      score: prospectScore({ ...row, exchangesCount }),
      expectedMrrCents: row.expectedMrrCents,
      nextActionOn: row.nextActionOn,
      isLate: isProspectLate(row, today),
      assignee:
        row.assignedTo === null || assignee === undefined ? null : { id: row.assignedTo, name: assignee },
      lastContactAt: row.lastContactAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      activitiesCount: activities,
      hasExpectedPlan: row.expectedPlanId !== null,
      isChangeable: reachesRecord(context, 'prospect.update', {
        ownerIds: [row.assignedTo],
        assigneeIds: [],
      }),
    };
  });
}

type FullQuery = ReturnType<(typeof prospectList)['query']['parse']>;

/** The prospects that the filters let through, by state, with what they would bring each month; null in another look. */
export async function boardOf(context: AdminContext, query: FullQuery): Promise<ProspectIndexProps['board']> {
  if (query.look !== '' || query.deleted === '1') return null;
  const today = day(parisDay(context.deps.clock.businessNow()));
  const states = prospectStates.filter((state) => query.status.length === 0 || query.status.includes(state));
  return Promise.all(
    states.map(async (status) => {
      const where = and(
        isNull(prospects.deletedAt),
        prospectReach(context),
        prospectSource.conditions(query, today),
        eq(prospects.status, status),
      );
      const orderBy = prospectSource.order(query);
      const records = await readRows(context.db, prospects, { where, orderBy, limit: maxCards });
      const [sum] = await context.db
        .select({ cents: sql<number>`coalesce(sum(${prospects.expectedMrrCents}), 0)`.mapWith(Number) })
        .from(prospects)
        .where(where);
      return {
        status,
        count: await countRows(context.db, prospects, where),
        expectedMrrCents: sum?.cents ?? 0,
        cards: await prospectRows({ ...context, today }, records),
      };
    }),
  );
}
