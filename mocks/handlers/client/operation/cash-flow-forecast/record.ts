import { channels } from '#contracts/realtime/channels.ts';
import type { Database } from '#mocks/db/database.ts';
import type { AuditChanges, Operation } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';

/** What changes with money: the budget, or the flows, which the budget counts too. */
type MoneyEvent = 'budget.changed' | 'cash-flow.changed';

/** Tells those who look at the operation that its budget or its plan of cash changed. */
export function announceMoney(
  context: ClientContext,
  event: MoneyEvent,
  {
    id,
    operationId,
    version,
  }: { readonly id: string; readonly operationId: string; readonly version: number },
): void {
  const payload = { id, operationId, version, by: context.actor.user.id };
  broadcast(context, [channels.operation(operationId)], event, payload, operationId);
}

/** What happened to budget or cash, as a line of the operation’s journal. */
export const auditMoney = (
  context: ClientContext,
  tx: Database,
  action: string,
  operation: Pick<Operation, 'id' | 'ref'>,
  changes: AuditChanges = {},
): Promise<void> =>
  audit(
    context,
    tx,
    `operation.${action}`,
    { type: 'operation', id: operation.id, label: operation.ref },
    changes,
  );
