import { eq } from 'drizzle-orm';
import type { BrandKpiProps } from '#contracts/client/brand/kpi.ts';
import { updateGoal } from '#contracts/client/brand/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { KpiPart } from '#contracts/kpi-period.ts';
import { goalReachBps, withGoal, type BrandGoal, type GoalKey } from '#domain/audience/brand-goals.ts';
import { isSelectionDisclosed } from '#domain/audience/small-cells.ts';
import { day, type Day } from '#domain/time/day.ts';
import * as kpiMessages from '#messages/client/brand-kpi.ts';
import { messagesFor } from '#messages/locale.ts';
import { readCompanies, readOperationKpis } from '#mocks/db/queries/operation-kpis.ts';
import { brands } from '#mocks/db/schema/index.ts';
import { disclosedFigure } from '#mocks/handlers/kpi/disclosure.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { brandAction, redirect } from '#mocks/server/handler.ts';
import { namedIn, peopleFigures, disclosedFigures, type KpiSource } from './kpi-figures.ts';
import { discreetCells } from './named-cells.ts';
import { brandOf, networkDb, sharingScope } from './network.ts';

/** Sets a goal, or takes it away. */
export const updateGoalHandler = brandAction(updateGoal, {
  find: brandOf,
  act: async (context, goal, { id, name }) => {
    await networkDb(context).transaction(async (tx) => {
      const [row] = await tx.select().from(brands).where(eq(brands.id, id)).for('update');
      const before = row?.goals.find(({ key, year }) => key === goal.key && year === goal.year);
      await tx
        .update(brands)
        .set({ goals: withGoal(row?.goals ?? [], goal) })
        .where(eq(brands.id, id));
      await audit(
        context,
        tx,
        'brand.goal',
        { type: 'brand', id, label: name },
        { goals: { from: before ?? null, to: goal.value === null ? null : goal } },
      );
    });
    broadcast(context, [channels.brand(id)], 'kpi.updated', { keys: ['goals'] });
    const { goals } = messagesFor(context.locale, kpiMessages);
    return redirect(backAddress(context), {
      type: 'success',
      text: goal.value === null ? goals.removed : goals.saved,
    });
  },
});

/** Goals with what their years have come to, over the whole network whatever the page is narrowed to. */
export async function goalsOf(
  source: KpiSource,
  goals: readonly BrandGoal[],
): Promise<BrandKpiProps['goals']> {
  const years = [...new Set(goals.map(({ year }) => year))];
  const reached = new Map<number, (key: GoalKey) => KpiPart>();
  for (const year of years) reached.set(year, await yearOf(source, year));
  return goals.map((goal) => {
    const part = reached.get(goal.year)?.(goal.key) ?? { value: null, isHidden: false };
    return { ...goal, reached: part, reachBps: goalReachBps(goal.key, part.value, goal.value) };
  });
}

/** What a year has come to until today; nothing of one that is still to come. */
async function yearOf(source: KpiSource, year: number): Promise<(key: GoalKey) => KpiPart> {
  const { db, brandId, today } = source;
  const from = day(`${year}-01-01`);
  if (from > today) return () => ({ value: null, isHidden: false });
  const last = day(`${year}-12-31`);
  const days = { from, to: last < today ? last : today };
  const scope = sharingScope(brandId);
  const { withOperation } = await readCompanies(db, scope, days);
  const named = await namedIn(source, withOperation);
  const cells = discreetCells(await readOperationKpis(db, scope, days, disclosedFigures), named);
  const isDisclosed = isSelectionDisclosed(withOperation, withOperation);
  const people = isOfYear(today, year) ? await peopleFigures(source, { brandId }) : null;
  return (key) => {
    if (key === 'activeCompanies' || key === 'activeUsers') {
      return { value: people?.[key].value ?? null, isHidden: false };
    }
    const { value, isHidden } = disclosedFigure(key, cells, null, isDisclosed);
    return { value, isHidden };
  };
}

const isOfYear = (today: Day, year: number): boolean => today.startsWith(String(year));
