import { eq } from 'drizzle-orm';
import { matchTransaction } from '#contracts/client/transaction/payload.ts';
import { allocationProblems } from '#domain/accounting/allocation.ts';
import { cents } from '#domain/money/cents.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import { transactionMatches } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { movementOfRoute, refuseSettled, textsOf } from './reach.ts';
import { movement } from './record.ts';
import { openTargets } from './targets.ts';

/** Says what a movement pays, one thing or several, in whole or in part. */
export const matchHandler = clientAction(matchTransaction, {
  find: movementOfRoute,
  act: async (context, { targets }, row) => {
    await refuseSettled(context, row);
    const open = await openTargets(context, row.id);
    const allocations = targets.map(({ type, id, amountCents }, rank) => {
      const target = open.find((one) => one.type === type && one.id === id);
      if (target === undefined) {
        throw new ValidationFailure({
          [`targets.${rank}.id`]: validationText(context.locale, 'unknownRecord'),
        });
      }
      return { targetId: `${type}:${id}`, openCents: target.openCents, amountCents: cents(amountCents) };
    });
    const [problem] = allocationProblems(cents(row.amountCents), allocations);
    if (problem !== undefined) throw new ValidationFailure({ base: problem.text[context.locale] });
    const { deps, actor } = context;
    const now = deps.clock.businessNow();
    await movement.change(context, row, {
      action: 'match',
      columns: {},
      changes: {},
      alongside: async (tx) => {
        await tx.delete(transactionMatches).where(eq(transactionMatches.transactionId, row.id));
        await tx.insert(transactionMatches).values(
          targets.map(({ type, id, amountCents }) => ({
            id: deps.newId(),
            tenantId: row.tenantId,
            transactionId: row.id,
            targetType: type,
            targetId: id,
            amountCents,
            createdBy: actor.user.id,
            createdAt: now,
            updatedAt: now,
          })),
        );
      },
    });
    const text = fill(textsOf(context).matched, { name: row.label });
    return redirect(backAddress(context), { type: 'success', text });
  },
});

/** Takes back what a movement was said to pay. */
export const unmatchHandler = clientAction(noPayload, {
  find: movementOfRoute,
  act: async (context, _payload, row) => {
    await refuseSettled(context, row);
    await movement.change(context, row, {
      action: 'unmatch',
      columns: {},
      changes: {},
      alongside: async (tx) => {
        await tx.delete(transactionMatches).where(eq(transactionMatches.transactionId, row.id));
      },
    });
    const text = fill(textsOf(context).unmatched, { name: row.label });
    return redirect(backAddress(context), { type: 'success', text });
  },
});
