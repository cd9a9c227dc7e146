import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { RentIndexRow } from '#contracts/admin/form.ts';
import {
  storeRentIndex,
  updateRentIndex,
  type RentIndexFields,
} from '#contracts/admin/settings/rent-index.ts';
import { lastDayOfQuarter, quarter } from '#domain/rental/rent-index.ts';
import { rentIndexValues } from '#domain/rental/rent-index-values.ts';
import { edit } from '#generated/routes/admin/settings.ts';
import * as settingsMessages from '#messages/admin/settings.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { leases, rentIndexEntries, rentRevisions, type RentIndexEntry } from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '#mocks/server/audit.ts';
import { parameter, type AdminContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { adminAction, redirect } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';

const textsOf = ({ locale }: AdminContext) => messagesFor(locale, settingsMessages).index;
const backTo = () => edit({ query: { tab: 'indices' } });

/** Quarters that applied revisions rest on, by index: that of reference and the one a year later. */
async function usedQuarters(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ kind: leases.indexKind, quarter: rentRevisions.quarter })
    .from(rentRevisions)
    .innerJoin(leases, eq(leases.id, rentRevisions.leaseId))
    .where(and(isNotNull(rentRevisions.requestedOn), isNotNull(rentRevisions.toCents)));
  return new Set(
    rows.flatMap(({ kind, quarter: from }) => [
      `${kind} ${from}`,
      `${kind} ${Number(from.slice(0, 4)) + 1}${from.slice(4)}`,
    ]),
  );
}

/** All values, the newest quarter first; what staff entered can be corrected until a revision used it. */
export async function indexRows({ unscoped }: AdminContext): Promise<RentIndexRow[]> {
  const used = await usedQuarters(unscoped);
  const entered = await unscoped.select().from(rentIndexEntries).orderBy(desc(rentIndexEntries.quarter));
  const rows: RentIndexRow[] = [
    ...entered.map(({ id, version, kind, region, quarter: of, hundredths, publishedOn, sourceUrl }) => ({
      kind,
      region,
      quarter: of,
      hundredths,
      entry: {
        id,
        version,
        publishedOn,
        sourceUrl,
        isLocked: used.has(`${kind} ${of}`),
      },
    })),
    ...rentIndexValues.map(({ kind, region, quarter: of, hundredths }) => ({
      kind,
      region,
      quarter: of,
      hundredths,
      entry: null,
    })),
  ];
  return rows.toSorted((a, b) => b.quarter.localeCompare(a.quarter) || a.kind.localeCompare(b.kind));
}

/** What is published follows the end of its quarter, and has happened. @throws ValidationFailure */
function checkDays(context: AdminContext, of: string, publishedOn: string): void {
  const today = parisDay(context.deps.clock.businessNow());
  const t = textsOf(context);
  const endsOn = lastDayOfQuarter(quarter(of));
  if (endsOn >= today) throw new ValidationFailure({ quarter: t.unpublished });
  if (publishedOn <= endsOn) throw new ValidationFailure({ publishedOn: t.publishedBefore });
  if (publishedOn > today) throw new ValidationFailure({ publishedOn: t.publishedAhead });
}

const hundredthsOf = (points: string): number => Math.round(Number(points) * 100);

const subjectOf = ({ id, kind, quarter: of }: Pick<RentIndexEntry, 'id' | 'kind' | 'quarter'>) => ({
  type: 'rent-index',
  id,
  label: `${kind} ${of}`,
});

const withFlash = (context: AdminContext, { kind, quarter: of }: Pick<RentIndexFields, 'kind' | 'quarter'>) =>
  redirect(backTo(), {
    type: 'success',
    text: fill(textsOf(context).stored, { kind, quarter: of }),
  });

/** Enters the value of a quarter. */
export const storeHandler = adminAction(storeRentIndex, async (context, { points, ...columns }) => {
  const { deps, unscoped, actor } = context;
  checkDays(context, columns.quarter, columns.publishedOn);
  const isKnown = rentIndexValues.some(
    ({ kind, region, quarter: of }) =>
      kind === columns.kind && region === columns.region && of === columns.quarter,
  );
  if (isKnown) throw new ValidationFailure({ quarter: textsOf(context).taken });
  const now = deps.clock.businessNow();
  await unscoped.transaction(async (tx) => {
    const [row] = await tx
      .insert(rentIndexEntries)
      .values({
        ...columns,
        hundredths: hundredthsOf(points),
        id: deps.newId(),
        createdBy: actor.user.id,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new ValidationFailure({ quarter: textsOf(context).taken });
    await audit(context, tx, 'rent-index.store', subjectOf(row));
  });
  return withFlash(context, columns);
});

/** Corrects a value that no applied revision used. */
export const updateHandler = adminAction(updateRentIndex, {
  find: async (context) => {
    const [row] = await context.unscoped
      .select()
      .from(rentIndexEntries)
      .where(eq(rentIndexEntries.id, parameter(context, 'rentIndex')))
      .limit(1);
    if (!row) throw notFound('value of an index');
    return row;
  },
  act: async (context, { version, points, ...days }, row) => {
    const columns = { ...days, hundredths: hundredthsOf(points) };
    const { deps, unscoped } = context;
    if ((await usedQuarters(unscoped)).has(`${row.kind} ${row.quarter}`))
      throw new ValidationFailure({ points: textsOf(context).lockedRefusal });
    checkDays(context, row.quarter, columns.publishedOn);
    const changes = changedFields(row, columns);
    const isSaved = await unscoped.transaction(async (tx) => {
      const changed = await tx
        .update(rentIndexEntries)
        .set({
          ...columns,
          updatedAt: deps.clock.businessNow(),
          version: sql`${rentIndexEntries.version} + 1`,
        })
        .where(and(eq(rentIndexEntries.id, row.id), eq(rentIndexEntries.version, version)))
        .returning({ id: rentIndexEntries.id });
      if (changed.length === 0) return false;
      await audit(context, tx, 'rent-index.update', subjectOf(row), changes);
      return true;
    });
    if (!isSaved)
      throw await staleVersion(context, {
        id: row.id,
        updatedAt: row.updatedAt,
        fields: Object.keys(changes),
      });
    return withFlash(context, row);
  },
});
