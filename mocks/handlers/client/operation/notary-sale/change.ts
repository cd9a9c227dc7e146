import type { NotarySaleState } from '#domain/states/sale/notary-sale-states.ts';
import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import { notarySales, type AuditChanges } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { todayOf } from '../financing/record.ts';
import { announceLot } from '../sale/record.ts';
import { LotTakenError } from './follow-lots.ts';
import { announceSale, auditSale, refsOf, staleSale, texts, type FoundSale } from './record.ts';
import { turnSale, writeSaleChange } from './turn.ts';

export interface SaleChange {
  /** What the journal calls it. */
  readonly action: string;
  readonly version: number;
  readonly columns: ColumnsOf<typeof notarySales>;
  readonly to?: NotarySaleState;
  readonly on?: string;
  readonly reason?: string | null;
  readonly changes?: AuditChanges;
  readonly alongside?: (tx: Database) => Promise<void>;
}

/** Turns a lot that somebody else took into a refusal. */
export async function withLotsTold<Result>(
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
 * @throws ValidationFailure on `version` when somebody else was quicker
 */
export async function changeSale(
  context: ClientContext,
  found: FoundSale,
  { version, columns, to, action, on, reason = null, changes, alongside }: SaleChange,
): Promise<void> {
  const { operation, sale } = found;
  const isSaved = await withLotsTold(context, 'base', async () =>
    context.db.transaction(async (tx) => {
      const at = context.deps.clock.businessNow();
      const written = to === undefined ? columns : { ...columns, status: to };
      if (!(await changeRow(tx, notarySales, { id: sale.id, version }, { at, columns: written })))
        return false;
      if (to !== undefined && to !== sale.status) {
        await writeSaleChange(context.deps, tx, sale, to, {
          byUserId: context.actor.user.id,
          on: on ?? todayOf(context),
          reason,
        });
      }
      await alongside?.(tx);
      await auditSale(context, tx, action, { operation, sold: refsOf(found) }, changes);
      await turnSale(context.deps, tx, sale.id);
      return true;
    }),
  );
  if (!isSaved) throw await staleSale(context, found, Object.keys(columns));
  announceSale(context, { id: sale.id, operationId: operation.id, version: version + 1 });
}
