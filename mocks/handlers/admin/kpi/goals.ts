import type * as z from 'zod';
import { and, eq } from 'drizzle-orm';
import { updateKpiGoal } from '#contracts/admin/kpi/payload.ts';
import * as dictionaryMessages from '#messages/admin/kpi-dictionary.ts';
import * as kpiMessages from '#messages/admin/kpi.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { kpiGoals, type KpiGoal } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { adminAction, redirect } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { keysOf } from './explorer.ts';

type Wanted = z.output<(typeof updateKpiGoal)['payload']>;

/** Sets, changes or takes away what a figure is meant to reach in a month. */
export const updateGoalHandler = adminAction(updateKpiGoal, async (context, wanted) => {
  if (!keysOf(context.actor).includes(wanted.key)) {
    throw new ValidationFailure({ key: validationText(context.locale, 'choice') });
  }
  const { goal } = messagesFor(context.locale, kpiMessages);
  const [known] = await context.db
    .select()
    .from(kpiGoals)
    .where(and(eq(kpiGoals.key, wanted.key), eq(kpiGoals.month, wanted.month)))
    .limit(1);
  await checkVersion(context, known, wanted);
  await write(context, known, wanted);
  broadcast(context, [channels.admin()], 'kpi.updated', { keys: ['goals', 'charts'] }, null);
  return redirect(backAddress(context), {
    type: 'success',
    text: wanted.value === null ? goal.removed : goal.saved,
  });
});

/** @throws ValidationFailure for a goal that was set or changed meanwhile */
async function checkVersion(
  context: AdminContext,
  known: KpiGoal | undefined,
  wanted: Wanted,
): Promise<void> {
  const { goal } = messagesFor(context.locale, kpiMessages);
  if (known === undefined) {
    if (wanted.value === null) throw new ValidationFailure({ base: goal.gone });
    return;
  }
  if (wanted.version === null) throw new ValidationFailure({ month: goal.exists });
  if (wanted.version !== known.version) {
    throw await staleVersion(context, { id: known.id, updatedAt: known.updatedAt, fields: ['value'] });
  }
}

async function write(
  context: AdminContext,
  known: KpiGoal | undefined,
  { key, month, value }: Wanted,
): Promise<void> {
  const { actor, db, deps } = context;
  const now = deps.clock.businessNow();
  const id = known?.id ?? deps.newId();
  const { names } = messagesFor(context.locale, dictionaryMessages);
  const label = `${names[key]} ${month}`;
  const change = { value: { from: known?.value ?? null, to: value } };
  await db.transaction(async (tx) => {
    if (value === null) await tx.delete(kpiGoals).where(eq(kpiGoals.id, id));
    else if (known === undefined) {
      await tx.insert(kpiGoals).values({
        id,
        createdAt: now,
        updatedAt: now,
        createdBy: actor.user.id,
        key,
        month,
        value,
      });
    } else {
      await tx
        .update(kpiGoals)
        .set({ value, updatedAt: now, version: known.version + 1 })
        .where(eq(kpiGoals.id, id));
    }
    await audit(context, tx, 'kpi-goal.update', { type: 'kpi-goal', id, label }, change);
  });
}
