import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { setReferenceEstimation, stepEstimation } from '#contracts/client/operation/estimation/payload.ts';
import { noPayload } from '#contracts/define.ts';
import { cents } from '#domain/money/cents.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { estimationMachine, type EstimationFacts } from '#domain/states/study/estimation.ts';
import { edit, index } from '#generated/routes/client/operation/estimation.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import { comparables, estimations, stateChanges } from '#mocks/db/schema/index.ts';
import type { ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { stepAsker } from '../steps/asker.ts';
import { refusal } from '../steps/refusal.ts';
import { comparablesOf } from './list.ts';
import {
  announceEstimation,
  auditEstimation,
  changeEstimation,
  estimationOfRoute,
  estimationTexts,
  liveEstimations,
  staleEstimation,
  type FoundEstimation,
} from './record.ts';
import { valueOf } from './value.ts';

interface StepGiven {
  readonly version: number;
  readonly columns?: ColumnsOf<typeof estimations>;
  readonly facts?: EstimationFacts;
}

/** Takes a step of the life of an estimation, with a line of the history of states. @throws ValidationFailure */
async function takeStep(
  context: ClientContext,
  found: FoundEstimation,
  step: 'finalize' | 'archive',
  { version, columns = {}, facts = {} }: StepGiven,
) {
  const { estimation, operation } = found;
  // Told before the step is judged: somebody else may have taken it meanwhile.
  if (version !== estimation.version) throw await staleEstimation(context, ['status']);
  const asker = await stepAsker(context);
  const answer = mayHappen(estimationMachine, step, { state: estimation.status, facts }, asker);
  if (!answer.ok) throw refusal(context, answer.reasons);
  await changeEstimation(context, found, {
    action: step,
    version,
    columns: { ...columns, status: answer.to },
    changes: { status: { from: estimation.status, to: answer.to } },
    alongside: async (tx) => {
      await tx.insert(stateChanges).values({
        id: context.deps.newId(),
        tenantId: estimation.tenantId,
        entity: 'estimation',
        entityId: estimation.id,
        operationId: operation.id,
        fromState: estimation.status,
        toState: answer.to,
        byUserId: context.actor.user.id,
        on: asker.today,
        at: context.deps.clock.businessNow(),
        reason: null,
      });
    },
  });
}

/** Closes a draft: three comparables, or a justification; what is retained is kept with it. */
export const finalizeHandler = clientAction(stepEstimation, {
  find: estimationOfRoute,
  act: async (context, { version }, found) => {
    const { estimation, operation } = found;
    const rows = (await comparablesOf(context, [estimation.id])).get(estimation.id) ?? [];
    const { comparison, retainedCents } = valueOf(estimation, rows);
    const values = comparison?.values ?? null;
    if (version === estimation.version && estimation.status === 'draft' && retainedCents === null) {
      throw new ValidationFailure({ base: noValueText(context, comparison?.count ?? 0) });
    }
    await takeStep(context, found, 'finalize', {
      version,
      columns: { retainedCents },
      facts: {
        includedComparablesCount: comparison?.count ?? 0,
        ...(estimation.justification !== null && { justification: estimation.justification }),
        ...(retainedCents !== null && { retainedCents: cents(retainedCents) }),
        ...(values !== null && { lowCents: values.lowCents, highCents: values.highCents }),
      },
    });
    const to = edit({ operation: operation.id, estimation: estimation.id });
    return redirect(to, { type: 'success', text: estimationTexts(context).finalized });
  },
});

/** Why there is no value yet: too few comparables, or a figure that the method needs. */
function noValueText(context: ClientContext, count: number): string {
  const texts = estimationTexts(context);
  return count < 3 ? texts.tooFew : texts.noValue;
}

/** Puts a final estimation away; it is no reference any more. */
export const archiveHandler = clientAction(stepEstimation, {
  find: estimationOfRoute,
  act: async (context, { version }, found) => {
    await takeStep(context, found, 'archive', { version, columns: { isReference: false } });
    const to = index({ operation: found.operation.id });
    return redirect(to, { type: 'success', text: estimationTexts(context).archived });
  },
});

/** Copies an estimation with its comparables into a new draft. */
export const duplicateHandler = clientAction(noPayload, {
  find: estimationOfRoute,
  act: async (context, _payload, { operation, estimation }) => {
    const { clock, newId } = context.deps;
    const now = clock.businessNow();
    const id = newId();
    const by = context.actor.user.id;
    const rows = (await comparablesOf(context, [estimation.id])).get(estimation.id) ?? [];
    const fresh = { createdAt: now, updatedAt: now, createdBy: by, version: 1, deletedAt: null };
    await context.db.transaction(async (tx) => {
      await tx.insert(estimations).values({
        ...estimation,
        ...fresh,
        id,
        title: fill(estimationTexts(context).copyOf, { title: estimation.title }).slice(0, 100),
        status: 'draft',
        isReference: false,
        authorId: by,
      });
      // Identifiers in the order of the originals keep that order.
      const copies = rows.map((row) => ({ ...row, ...fresh, id: newId(), estimationId: id }));
      if (copies.length > 0) await tx.insert(comparables).values(copies);
      await auditEstimation(context, tx, 'duplicate', operation);
    });
    announceEstimation(context, { id, operationId: operation.id, version: 1 });
    const to = edit({ operation: operation.id, estimation: id });
    return redirect(to, { type: 'success', text: estimationTexts(context).duplicated });
  },
});

/** Names the estimation whose value counts elsewhere: one an operation, none that is archived or has no value. */
export const setReferenceHandler = clientAction(setReferenceEstimation, {
  find: operationOfRoute,
  act: async (context, { estimationId }, operation) => {
    const texts = estimationTexts(context);
    const [chosen] = await context.db
      .select()
      .from(estimations)
      .where(liveEstimations(operation.id, estimationId))
      .limit(1);
    if (!chosen) {
      throw new ValidationFailure({ estimationId: validationText(context.locale, 'unknownRecord') });
    }
    if (chosen.status === 'archived') throw new ValidationFailure({ estimationId: texts.archivedReference });
    const rows = (await comparablesOf(context, [chosen.id])).get(chosen.id) ?? [];
    if (valueOf(chosen, rows).retainedCents === null) {
      throw new ValidationFailure({ estimationId: texts.referenceWithoutValue });
    }
    if (!chosen.isReference) await makeReference(context, operation, chosen);
    return redirect(index({ operation: operation.id }), { type: 'success', text: texts.referenceSet });
  },
});

async function makeReference(
  context: ClientContext,
  operation: FoundEstimation['operation'],
  chosen: FoundEstimation['estimation'],
): Promise<void> {
  const now = context.deps.clock.businessNow();
  const counted = { updatedAt: now, version: sql`${estimations.version} + 1` };
  await context.db.transaction(async (tx) => {
    await tx
      .update(estimations)
      .set({ ...counted, isReference: false })
      .where(
        and(
          eq(estimations.operationId, operation.id),
          eq(estimations.isReference, true),
          ne(estimations.id, chosen.id),
          isNull(estimations.deletedAt),
        ),
      );
    await tx
      .update(estimations)
      .set({ ...counted, isReference: true })
      .where(eq(estimations.id, chosen.id));
    await auditEstimation(context, tx, 'reference', operation, {
      reference: { from: null, to: chosen.title },
    });
  });
  announceEstimation(context, { id: chosen.id, operationId: operation.id, version: chosen.version + 1 });
}
