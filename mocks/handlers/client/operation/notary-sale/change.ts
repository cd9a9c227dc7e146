import { changeRow } from '#mocks/db/queries/business-table.ts';
import { notarySales } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { todayOf } from '../financing/record.ts';
import type { PartChange } from '../part-record.ts';
import { announceLot } from '../sale/record.ts';
import { writeStateChange } from '../state-change.ts';
import { LotTakenError } from './follow-lots.ts';
import { announceSale, auditSale, refsOf, staleSale, texts, type FoundSale } from './record.ts';
import { turnSale } from './turn.ts';

/** Turns a lot that somebody else took into a refusal. */
export async function refusingTakenLots<Result>(
  context: ClientContext,
  field: string,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof LotTakenError)) throw error;
    throw new ValidationFailure({ [field]: `${error.ref} : ${texts(context).refusals.lotTaken}` });
  }
}

/** Tells those who look at the lots of a sale that these changed. */
export function announceLots(context: ClientContext, { lots }: Pick<FoundSale, 'lots'>): void {
  for (const { lot } of lots) announceLot(context, 'lot.updated', { ...lot, version: lot.version + 1 });
}

/**
 * Changes a sale over the version that was read: history, journal, event, and the steps that follow by themselves.
 *
 * @returns the line of the history; null where the state stays
 * @throws ValidationFailure on `version` when somebody else was quicker
 */
export async function changeSale(
  context: ClientContext,
  found: FoundSale,
  { version, columns, action, on, reason = null, changes, alongside }: PartChange<typeof notarySales>,
): Promise<string | null> {
  const { operation, sale } = found;
  const to = columns.status ?? sale.status;
  const saved = await refusingTakenLots(context, 'base', async () =>
    context.db.transaction(async (tx) => {
      const at = context.deps.clock.businessNow();
      if (!(await changeRow(tx, notarySales, { id: sale.id, version }, { at, columns }))) return null;
      const changeId =
        to === sale.status
          ? null
          : await writeStateChange(context.deps, tx, 'notarySale', sale, {
              fromState: sale.status,
              toState: to,
              byUserId: context.actor.user.id,
              on: on ?? todayOf(context),
              reason,
            });
      await alongside?.(tx);
      await auditSale(context, tx, action, { operation, sold: refsOf(found) }, changes);
      await turnSale(context.deps, tx, sale.id);
      return { changeId };
    }),
  );
  if (saved === null) throw await staleSale(context, found, Object.keys(columns));
  announceSale(context, { id: sale.id, operationId: operation.id, version: version + 1 });
  return saved.changeId;
}
