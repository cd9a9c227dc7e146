import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import { notaryPurchases, type AuditChanges } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { todayOf } from '../financing/record.ts';
import {
  announcePurchase,
  auditPurchase,
  stalePurchase,
  writePurchaseChange,
  type FoundPurchase,
} from './record.ts';
import { turnPurchase } from './turn.ts';

interface PurchaseChange {
  readonly action: string;
  readonly version: number;
  readonly columns: ColumnsOf<typeof notaryPurchases>;
  readonly on?: string;
  readonly reason?: string | null;
  readonly changes?: AuditChanges;
  readonly alongside?: (tx: Database) => Promise<void>;
}

/**
 * Changes a purchase over the version that was read: history, journal, event, and the steps that follow by themselves.
 *
 * @throws ValidationFailure on `version` when somebody else was quicker
 */
export async function changePurchase(
  context: ClientContext,
  { operation, purchase }: Pick<FoundPurchase, 'operation' | 'purchase'>,
  change: PurchaseChange,
): Promise<void> {
  const { version, columns, action, on, reason = null, changes, alongside } = change;
  const isSaved = await context.db.transaction(async (tx) => {
    const at = context.deps.clock.businessNow();
    if (!(await changeRow(tx, notaryPurchases, { id: purchase.id, version }, { at, columns }))) return false;
    const { status } = columns;
    if (status !== undefined && status !== purchase.status) {
      await writePurchaseChange(context.deps, tx, purchase, status, {
        byUserId: context.actor.user.id,
        on: on ?? todayOf(context),
        reason,
      });
    }
    await alongside?.(tx);
    await auditPurchase(context, tx, action, operation, changes);
    await turnPurchase(context.deps, tx, purchase.id);
    return true;
  });
  if (!isSaved) throw await stalePurchase(context, operation, purchase.updatedAt, Object.keys(columns));
  announcePurchase(context, { id: purchase.id, operationId: operation.id, version: version + 1 });
}
