import { and, desc, eq, isNull } from 'drizzle-orm';
import { endOf } from '#domain/urban/permit-steps.ts';
import { isCleared } from '#domain/urban/preemption.ts';
import { preemptions, urbanPlannings, type Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clocksOfDeclaration, declarationRecord, todayOf } from '../urban-planning/record.ts';

/** What the planning of the place and the declaration of the purchase say of pre-emption. */
export async function purchasePreemption(context: Pick<ClientContext, 'db' | 'deps'>, operation: Operation) {
  const today = todayOf(context);
  const [zone] = await context.db
    .select({ isSubject: urbanPlannings.isSubjectToPreemption })
    .from(urbanPlannings)
    .where(eq(urbanPlannings.operationId, operation.id));
  const [row] = await context.db
    .select()
    .from(preemptions)
    .where(
      and(
        eq(preemptions.operationId, operation.id),
        eq(preemptions.side, 'purchase'),
        isNull(preemptions.deletedAt),
      ),
    )
    .orderBy(desc(preemptions.receivedOn), desc(preemptions.id))
    .limit(1);
  const isSubject = zone?.isSubject ?? null;
  if (row === undefined) {
    return { isSubject, row: null, clocks: [], clearance: { isCleared: isSubject === false, endsOn: null } };
  }
  const record = declarationRecord(row);
  const clocks = clocksOfDeclaration(record, operation, today);
  return {
    isSubject,
    row,
    clocks,
    clearance: {
      isCleared: isSubject === false || isCleared(record, clocks, today),
      endsOn: endOf(clocks, 'urban_preemption'),
    },
  };
}
