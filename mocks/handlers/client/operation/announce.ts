import { channels } from '#contracts/realtime/channels.ts';
import type { RealtimeEventName } from '#contracts/realtime/events.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';

type OperationEvent = Extract<RealtimeEventName, `operation.${string}`>;
type NoteEvent = Extract<RealtimeEventName, `operation-note.${string}`>;

/** Props of the dashboard that count or show operations. */
const staleOnDashboard = ['operations', 'inProgressCount', 'operationsCount'];

/** Tells the company, and those who look at the operation, that it changed. */
export function announceOperation(
  context: ClientContext,
  event: OperationEvent,
  operation: { id: string; version: number },
): void {
  const { tenant } = context.actor;
  broadcast(
    context,
    [channels.tenant(tenant.id), channels.operation(operation.id)],
    event,
    {
      id: operation.id,
      operationId: operation.id,
      version: operation.version,
      by: context.actor.user.id,
    },
    operation.id,
  );
  broadcast(
    context,
    [channels.tenant(tenant.id)],
    'dashboard.stale',
    { keys: staleOnDashboard },
    operation.id,
  );
  const network = tenant.sharedBrandId === null ? [] : [channels.brand(tenant.sharedBrandId)];
  broadcast(context, [channels.admin(), ...network], 'kpi.updated', { keys: [] }, null);
}

/** Tells those who look at the operation that a note of its journal came or went. */
export function announceNote(
  context: ClientContext,
  event: NoteEvent,
  note: { id: string; operationId: string; version: number },
): void {
  broadcast(
    context,
    [channels.operation(note.operationId)],
    event,
    { ...note, by: context.actor.user.id },
    note.operationId,
  );
}
