import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { setReferenceEstimation, stepEstimation } from '#contracts/client/operation/estimation/payload.ts';
import { noPayload } from '#contracts/define.ts';
import { cents } from '#domain/money/cents.ts';
import { estimationMachine } from '#domain/states/study/estimation.ts';
import { edit, index } from '#generated/routes/client/operation/estimation.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import { comparables, estimations } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { machineRoutes } from '../steps/machine-routes.ts';
import { comparablesOf } from './list.ts';
import { estimationPart, estimationTexts, type FoundEstimation } from './record.ts';
import { valueOf } from './value.ts';

export const estimationRoutes = machineRoutes(estimationMachine, {
  record: estimationPart,
  find: estimationPart.ofRoute,
  facts: (_context, _found, given) => given,
});

/** Closes a draft: three comparables, or a justification; what is retained is kept with it. */
export const finalizeHandler = estimationRoutes.route(
  stepEstimation,
  'finalize',
  async (context, _payload, { estimation }) => {
    const rows = (await comparablesOf(context, [estimation.id])).get(estimation.id) ?? [];
    const { comparison, retainedCents } = valueOf(estimation, rows);
    const values = comparison?.values ?? null;
    if (estimation.status === 'draft' && retainedCents === null) {
      throw new ValidationFailure({ base: noValueText(context, comparison?.count ?? 0) });
    }
    return {
      columns: { retainedCents },
      facts: {
        includedComparablesCount: comparison?.count ?? 0,
        ...(estimation.justification !== null && { justification: estimation.justification }),
        ...(retainedCents !== null && { retainedCents: cents(retainedCents) }),
        ...(values !== null && { lowCents: values.lowCents, highCents: values.highCents }),
      },
    };
  },
  (context, { operation, estimation }) =>
    redirect(edit({ operation: operation.id, estimation: estimation.id }), {
      type: 'success',
      text: estimationTexts(context).finalized,
    }),
);

/** Why there is no value yet: too few comparables, or a figure that the method needs. */
function noValueText(context: ClientContext, count: number): string {
  const texts = estimationTexts(context);
  return count < 3 ? texts.tooFew : texts.noValue;
}

/** Puts a final estimation away; it is no reference any more. */
export const archiveHandler = estimationRoutes.route(
  stepEstimation,
  'archive',
  () => ({ columns: { isReference: false } }),
  (context, { operation }) =>
    redirect(index({ operation: operation.id }), {
      type: 'success',
      text: estimationTexts(context).archived,
    }),
);

/** Copies an estimation with its comparables into a new draft. */
export const duplicateHandler = clientAction(noPayload, {
  find: estimationPart.ofRoute,
  act: async (context, _payload, { operation, estimation }) => {
    const by = context.actor.user.id;
    const now = context.deps.clock.businessNow();
    const rows = (await comparablesOf(context, [estimation.id])).get(estimation.id) ?? [];
    const fresh = { createdAt: now, updatedAt: now, createdBy: by, version: 1, deletedAt: null };
    const id = await estimationPart.create(context, operation, {
      action: 'duplicate',
      columns: {
        ...estimation,
        version: 1,
        title: fill(estimationTexts(context).copyOf, { title: estimation.title }).slice(0, 100),
        status: 'draft',
        isReference: false,
        authorId: by,
      },
      alongside: async (tx, estimationId) => {
        // Identifiers in the order of the originals keep that order.
        const copies = rows.map((row) => ({ ...row, ...fresh, id: context.deps.newId(), estimationId }));
        if (copies.length > 0) await tx.insert(comparables).values(copies);
      },
    });
    const to = edit({ operation: operation.id, estimation: id });
    return redirect(to, { type: 'success', text: estimationTexts(context).duplicated });
  },
});

/** Names the estimation whose value counts elsewhere: one an operation, none that is archived or has no value. */
export const setReferenceHandler = clientAction(setReferenceEstimation, {
  find: operationOfRoute,
  act: async (context, { estimationId }, operation) => {
    const texts = estimationTexts(context);
    const chosen = await estimationPart.find(context, operation.id, estimationId);
    if (chosen === null) {
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
    await estimationPart.audit(context, tx, 'reference', operation, {
      reference: { from: null, to: chosen.title },
    });
  });
  estimationPart.announce(context, { id: chosen.id, operationId: operation.id, version: chosen.version + 1 });
}
