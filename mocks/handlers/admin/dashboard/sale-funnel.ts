import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { SaleKpiProps } from '#contracts/admin/dashboard/sale-kpi.ts';
import type { KpiDays } from '#domain/audience/kpi-period.ts';
import { prospectSources, prospectStates, type ProspectState } from '#domain/growth/prospect.ts';
import {
  forecastCents,
  forecastWeights,
  funnelOf,
  funnelStepOf,
  openProspectStates,
  weightedCents,
  type FunnelStep,
  type ReachedSteps,
} from '#domain/growth/sale-forecast.ts';
import type { Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { prospectActivities, prospects, type Prospect } from '#mocks/db/schema/index.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { cameWithin, type SaleFilters } from './sale-figures.ts';

const isState = (text: string | undefined): text is ProspectState =>
  prospectStates.some((state) => state === text);

/** When a prospect first came to each step, as its moves tell; its present one, where no move tells of it. */
function stepsOf(
  prospect: Prospect,
  moves: readonly { readonly body: string; readonly at: Date }[],
): ReachedSteps {
  const reached: Partial<Record<FunnelStep, Date>> = { new: prospect.createdAt };
  for (const { body, at } of moves) {
    const to = body.split('>')[1]?.trim();
    const step = isState(to) ? funnelStepOf(to) : null;
    if (step !== null) reached[step] ??= at;
  }
  const present = funnelStepOf(prospect.status);
  if (present !== null) reached[present] ??= prospect.lastContactAt ?? prospect.updatedAt;
  return reached;
}

/** The prospects that came within the period, by the steps that they reached, and by where they came from. */
export async function readFunnel(
  db: Database,
  days: KpiDays,
  filters: SaleFilters,
): Promise<Pick<SaleKpiProps, 'funnel' | 'sources'>> {
  const rows = await db.select().from(prospects).where(cameWithin(days, filters));
  const ids = rows.map(({ id }) => id);
  const moves =
    ids.length === 0
      ? []
      : await db
          .select({
            prospectId: prospectActivities.prospectId,
            body: prospectActivities.body,
            at: prospectActivities.at,
          })
          .from(prospectActivities)
          .where(and(inArray(prospectActivities.prospectId, ids), eq(prospectActivities.kind, 'status')))
          .orderBy(asc(prospectActivities.at), asc(prospectActivities.id));
  const byProspect = Map.groupBy(moves, ({ prospectId }) => prospectId);
  return {
    funnel: funnelOf(rows.map((row) => stepsOf(row, byProspect.get(row.id) ?? []))),
    sources: prospectSources.flatMap((source) => {
      const own = rows.filter((row) => row.source === source);
      if (own.length === 0) return [];
      const won = own.filter(({ status }) => status === 'won').length;
      return [{ source, prospects: own.length, won, conversionBps: Math.round((won / own.length) * 10_000) }];
    }),
  };
}

/** How many prospects were open on some days: where each stood is told by what it stands in now, and its moves since. */
export async function countOpenOn(
  db: Database,
  days: readonly Day[],
  filters: Pick<SaleFilters, 'seller'>,
): Promise<readonly number[]> {
  const rows = await db
    .select()
    .from(prospects)
    .where(
      and(
        isNull(prospects.deletedAt),
        filters.seller === '' ? undefined : eq(prospects.assignedTo, filters.seller),
      ),
    );
  const moves = await db
    .select({
      prospectId: prospectActivities.prospectId,
      body: prospectActivities.body,
      at: prospectActivities.at,
    })
    .from(prospectActivities)
    .where(eq(prospectActivities.kind, 'status'))
    .orderBy(asc(prospectActivities.at), asc(prospectActivities.id));
  const byProspect = Map.groupBy(moves, ({ prospectId }) => prospectId);
  return days.map(
    (on) =>
      rows.filter((row) => {
        const next = byProspect.get(row.id)?.find(({ at }) => parisDay(at) > on);
        const state = next === undefined ? row.status : next.body.split('>')[0]?.trim();
        return parisDay(row.createdAt) <= on && openProspectStates.some((open) => open === state);
      }).length,
  );
}

/** What is expected of the prospects that are open today, whatever days the other figures are read over. */
export async function readForecast(db: Database, filters: SaleFilters): Promise<SaleKpiProps['forecast']> {
  const { seller, brand, utm } = filters;
  const rows = await db
    .select()
    .from(prospects)
    .where(
      and(
        isNull(prospects.deletedAt),
        inArray(prospects.status, [...openProspectStates]),
        seller === '' ? undefined : eq(prospects.assignedTo, seller),
        brand === '' ? undefined : eq(prospects.brandId, brand),
        utm === '' ? undefined : eq(prospects.utmId, utm),
      ),
    );
  const states = openProspectStates.map((state) => {
    const own = rows.filter(({ status }) => status === state);
    const expectedCents = own.reduce((all, { expectedMrrCents }) => all + (expectedMrrCents ?? 0), 0);
    return {
      state,
      count: own.length,
      expectedCents,
      weight: forecastWeights[state],
      weightedCents: weightedCents(state, expectedCents),
    };
  });
  return {
    states,
    totalCents: forecastCents(
      states.map(({ state, expectedCents }) => ({ state, expectedMrrCents: expectedCents })),
    ),
  };
}
