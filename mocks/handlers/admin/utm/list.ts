import { isNull, or, eq, sql } from 'drizzle-orm';
import { utmList, type UtmRow } from '#contracts/admin/utm/index.ts';
import { scopesOf } from '#domain/access/permissions.ts';
import { utmState } from '#domain/growth/utm.ts';
import type { Day } from '#domain/time/day.ts';
import { index } from '#generated/routes/admin/utm.ts';
import { redirect as shortLink } from '#generated/routes/utm.ts';
import * as utmMessages from '#messages/admin/utm.ts';
import { utms, type Utm } from '#mocks/db/schema/index.ts';
import { defineListSource, type ListDay, type RowContext } from '#mocks/server/lists/define-list-source.ts';
import { fileOf, percentOf } from '#mocks/server/lists/file-columns.ts';
import { byColumn, byDay, byPeriod, choiceLabels } from '#mocks/server/lists/filter-source.ts';
import { memberLabels, personNames } from '#mocks/server/lists/people.ts';
import { figuresOf, paidCount, returnRate, visitsCount } from './figures.ts';

/** As `utmState` of the domain tells it, for the filter. */
const stateOn = (today: Day) => sql`case
  when "utms"."is_archived" then 'archived'
  when "utms"."ends_on" < ${today}::date then 'ended'
  when "utms"."starts_on" > ${today}::date then 'planned'
  else 'running' end`;

/** Where the list of followed links finds its rows. */
export const utmSource = defineListSource(utmList, {
  page: 'Admin/Utm/Index',
  area: 'utm',
  table: utms,
  href: index,
  search: utms.searchText,
  filters: {
    source: byColumn(utms.source),
    medium: byColumn(utms.medium),
    owner: byColumn(utms.ownerUserId, memberLabels),
    status: byDay(stateOn, choiceLabels(utmMessages, 'status')),
    startsOn: byPeriod(utms.startsOn, 'day'),
  },
  sorts: {
    name: sql`lower(${utms.name})`,
    visits: visitsCount,
    paid: paidCount,
    returnBps: returnRate,
    createdAt: utms.createdAt,
  },
  reach: ({ actor }) =>
    scopesOf(actor.roles, 'utm.list', actor.roleDefinitions).includes('all')
      ? undefined
      : or(eq(utms.ownerUserId, actor.user.id), isNull(utms.ownerUserId)),
  rows: utmRows,
  download: fileOf(utmMessages, {
    name: 'text',
    source: { kind: 'text', shownAs: 'words' },
    medium: { kind: 'text', shownAs: 'words' },
    campaign: { kind: 'text', shownAs: 'words' },
    shortPath: 'text',
    visits: 'number',
    signups: 'number',
    trials: 'number',
    paid: 'number',
    conversionBps: { kind: 'number', value: ({ conversionBps }) => percentOf(conversionBps) },
    revenueCents: 'money',
    costCents: 'money',
    acquisitionCents: 'money',
    returnBps: { kind: 'number', value: ({ returnBps }) => percentOf(returnBps) },
    owner: 'text',
    startsOn: 'date',
    endsOn: 'date',
    status: 'text',
    createdAt: 'date',
  }),
});

async function utmRows({ db, today }: RowContext & ListDay, records: readonly Utm[]): Promise<UtmRow[]> {
  const figures = await figuresOf(db, records, today);
  const owners = await personNames(
    db,
    records.map(({ ownerUserId }) => ownerUserId),
  );
  return records.flatMap((row): UtmRow[] => {
    const counted = figures.get(row.id);
    if (counted === undefined) return [];
    return [
      {
        id: row.id,
        name: row.name,
        source: row.source,
        medium: row.medium,
        campaign: row.campaign,
        shortPath: shortLink(row.slug),
        owner: owners.get(row.ownerUserId ?? '') ?? null,
        startsOn: row.startsOn,
        endsOn: row.endsOn,
        status: utmState(row, today),
        createdAt: row.createdAt.toISOString(),
        ...counted,
      },
    ];
  });
}
