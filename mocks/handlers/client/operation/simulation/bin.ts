import { and, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { edit, index } from '#generated/routes/client/operation/simulation.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { operations, simulations, stateChanges } from '#mocks/db/schema/index.ts';
import { ofCompanies } from '#mocks/server/bin/restorable.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { simulationPart } from './record.ts';

/** Puts a draft into the bin; one that was validated is archived instead, for the budget began with it. */
export const destroyHandler = clientAction(noPayload, {
  find: simulationPart.ofRoute,
  act: async (context, _payload, { operation, simulation }) => {
    const { onlyDrafts, done } = messagesFor(context.locale, simulationMessages).delete;
    if (simulation.status !== 'draft') throw new ValidationFailure({ base: onlyDrafts });
    const { id, name } = simulation;
    await context.db.transaction(async (tx) => {
      const deletedAt = context.deps.clock.businessNow();
      await tx.update(simulations).set({ deletedAt }).where(eq(simulations.id, id));
      await simulationPart.audit(context, tx, 'delete', operation, { name: { from: name, to: null } });
    });
    simulationPart.announce(context, simulation);
    const text = fill(done, { name });
    return redirect(
      index({ operation: operation.id }),
      deletedFlash(context, { type: 'simulation', id, text }),
    );
  },
});

/** Simulations in the bin, of operations that are not there themselves. */
export const simulationBin = ofCompanies({
  type: 'simulation',
  can: 'simulation.delete',
  items: async ({ db }, since, id) => {
    const rows = await db
      .select({ simulation: simulations })
      .from(simulations)
      .innerJoin(operations, and(eq(operations.id, simulations.operationId), isNull(operations.deletedAt)))
      .where(and(gt(simulations.deletedAt, since), id === undefined ? undefined : eq(simulations.id, id)))
      .orderBy(desc(simulations.deletedAt), desc(simulations.id));
    return rows.map(({ simulation }) => ({
      id: simulation.id,
      label: simulation.name,
      deletedAt: simulation.deletedAt ?? since,
      authorId: simulation.createdBy,
      version: simulation.version,
      operationId: simulation.operationId,
      followers: {},
      href: edit({ operation: simulation.operationId, simulation: simulation.id }),
    }));
  },
  restore: async (context, tx, { id, operationId }) => {
    await tx.update(simulations).set({ deletedAt: null }).where(eq(simulations.id, id));
    const [operation] = await tx
      .select({ id: operations.id, ref: operations.ref })
      .from(operations)
      .where(eq(operations.id, operationId ?? ''))
      .limit(1);
    if (operation) await simulationPart.audit(context, tx, 'restore', operation);
  },
  announce: (context, { id, operationId, version }) => {
    if (operationId !== null) simulationPart.announce(context, { id, operationId, version });
  },
  purge: async ({ db }, before) => {
    const gone = await db
      .select({ id: simulations.id })
      .from(simulations)
      .where(lte(simulations.deletedAt, before));
    const ids = gone.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await db.transaction(async (tx) => {
      await tx.delete(stateChanges).where(inArray(stateChanges.entityId, ids));
      await tx.delete(simulations).where(inArray(simulations.id, ids));
    });
    return ids.length;
  },
});
