import { and, inArray, isNull, type SQL } from 'drizzle-orm';
import type { DashboardQuery } from '#contracts/client/dashboard.ts';
import { scopesOf } from '#domain/access/permissions.ts';
import { day, type Day } from '#domain/time/day.ts';
import { operations, type Operation } from '#mocks/db/schema/index.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { inProgress } from '../operation/filters.ts';

/** What of a company the start page is about. */
export interface DashboardScope {
  readonly today: Day;
  /** Operations in progress, the most recently changed first. */
  readonly operations: readonly Operation[];
  /** The chosen operations, of which those that are over as well; null for all. */
  readonly chosenIds: readonly string[] | null;
}

/** Condition on a column that names an operation; nothing while all are meant. */
export const ofChosen = (
  column: Parameters<typeof inArray>[0],
  { chosenIds }: DashboardScope,
): SQL | undefined => (chosenIds === null ? undefined : inArray(column, [...chosenIds]));

/** Operations in progress within what is open to the person and was chosen. */
export async function dashboardScope(
  { db, deps }: ClientContext,
  { operations: chosen }: DashboardQuery,
): Promise<DashboardScope> {
  const chosenIds = chosen.length === 0 ? null : chosen;
  const rows = await db
    .select()
    .from(operations)
    .where(
      and(
        isNull(operations.deletedAt),
        inProgress,
        chosenIds === null ? undefined : inArray(operations.id, [...chosenIds]),
      ),
    );
  return {
    today: day(parisDay(deps.clock.businessNow())),
    operations: rows.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime()),
    chosenIds,
  };
}

/** Whether the person sees what operations earn: readers without margins on paper have none here either. */
export const seesMargins = (context: ClientContext): boolean =>
  can(context, 'simulation.list') &&
  !scopesOf(context.actor.roles, 'export.list', context.actor.roleDefinitions).includes('without-margins');
