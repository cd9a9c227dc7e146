import type * as z from 'zod';
import { and, eq } from 'drizzle-orm';
import { updateKpiGoal } from '#contracts/admin/kpi/payload.ts';
import * as dictionaryMessages from '#messages/admin/kpi-dictionary.ts';
import * as kpiMessages from '#messages/admin/kpi.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { Database } from '#mocks/db/database.ts';
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
  const { actor, db, locale } = context;
  if (!keysOf(actor).includes(wanted.key)) {
    throw new ValidationFailure({ key: validationText(locale, 'choice') });
  }
  const { goal } = messagesFor(locale, kpiMessages);
  const { names } = messagesFor(locale, dictionaryMessages);
  const ofMonth = and(eq(kpiGoals.key, wanted.key), eq(kpiGoals.month, wanted.month));
  const [known] = await db.select().from(kpiGoals).where(ofMonth).limit(1);
  if (known !== undefined && wanted.version === null) throw new ValidationFailure({ month: goal.exists });
  if (known === undefined && wanted.value === null) throw new ValidationFailure({ base: goal.gone });
  const isWritten = await db.transaction(async (tx) => {
    const id = await write(context, tx, known, wanted);
    if (id === null) return false;
    const label = `${names[wanted.key]} ${wanted.month}`;
    const change = { value: { from: known?.value ?? null, to: wanted.value } };
    await audit(context, tx, 'kpi-goal.update', { type: 'kpi-goal', id, label }, change);
    return true;
  });
  // Somebody else was faster, or saw it as it is now.
  if (!isWritten && known === undefined) throw new ValidationFailure({ month: goal.exists });
  if (!isWritten && known !== undefined) {
    throw await staleVersion(context, { id: known.id, updatedAt: known.updatedAt, fields: ['value'] });
  }
  broadcast(context, [channels.admin()], 'kpi.updated', { keys: ['goals', 'charts'] }, null);
  return redirect(backAddress(context), {
    type: 'success',
    text: wanted.value === null ? goal.removed : goal.saved,
  });
});

/** Writes a goal where it still is as it was seen; its identifier, or null where it is not. */
async function write(
  { actor, deps }: AdminContext,
  tx: Database,
  known: KpiGoal | undefined,
  { key, month, value, version }: Wanted,
): Promise<string | null> {
  const now = deps.clock.businessNow();
  if (known !== undefined) {
    const asSeen = and(eq(kpiGoals.id, known.id), eq(kpiGoals.version, version ?? 0));
    const rows =
      value === null
        ? await tx.delete(kpiGoals).where(asSeen).returning({ id: kpiGoals.id })
        : await tx
            .update(kpiGoals)
            .set({ value, updatedAt: now, version: known.version + 1 })
            .where(asSeen)
            .returning({ id: kpiGoals.id });
    return rows[0]?.id ?? null;
  }
  if (value === null) return null;
  const rows = await tx
    .insert(kpiGoals)
    .values({
      id: deps.newId(),
      createdAt: now,
      updatedAt: now,
      createdBy: actor.user.id,
      key,
      month,
      value,
    })
    .onConflictDoNothing()
    .returning({ id: kpiGoals.id });
  return rows[0]?.id ?? null;
}
