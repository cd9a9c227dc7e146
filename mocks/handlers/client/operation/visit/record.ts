import { and, eq, isNull } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { visits, type Operation, type Visit } from '#mocks/db/schema/index.ts';
import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import type { AuditChanges } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { operationOfRoute } from '../scope.ts';

/** A visit with the operation that it belongs to. */
export interface FoundVisit {
  readonly operation: Operation;
  readonly visit: Visit;
}

/** The visit that the address names. @throws HttpFailure 404 when it is none of that operation */
export async function visitOfRoute(context: ClientContext): Promise<FoundVisit> {
  const operation = await operationOfRoute(context);
  const [visit] = await context.db
    .select()
    .from(visits)
    .where(
      and(
        eq(visits.id, parameter(context, 'visit')),
        eq(visits.operationId, operation.id),
        isNull(visits.deletedAt),
      ),
    )
    .limit(1);
  if (!visit) throw notFound('visit');
  return { operation, visit };
}

/** Tells those who look at the operation that one of its visits changed. */
export function announceVisit(
  context: ClientContext,
  { id, operationId, version }: Pick<Visit, 'id' | 'operationId' | 'version'>,
): void {
  const { user } = context.actor;
  broadcast(
    context,
    [channels.operation(operationId)],
    'visit.updated',
    {
      id,
      operationId,
      version,
      by: user.id,
    },
    operationId,
  );
}

/** What happened to a visit, as a line of the operation's journal. */
export const auditVisit = (
  context: ClientContext,
  tx: Database,
  action: string,
  operation: Pick<Operation, 'id' | 'ref'>,
  changes: AuditChanges = {},
): Promise<void> =>
  audit(
    context,
    tx,
    `operation.visit.${action}`,
    { type: 'operation', id: operation.id, label: operation.ref },
    changes,
  );

export interface VisitChange {
  /** What the journal calls it. */
  readonly action: string;
  /** The version that was read. */
  readonly version: number;
  readonly columns: ColumnsOf<typeof visits>;
  readonly changes?: AuditChanges;
  readonly alongside?: (tx: Database) => Promise<void>;
}

/**
 * Changes a visit over the version that was read, with a line of the journal and its event.
 *
 * @throws ValidationFailure on `version` when somebody else was quicker
 */
export async function changeVisit(
  context: ClientContext,
  { operation, visit }: FoundVisit,
  { action, version, columns, changes, alongside }: VisitChange,
): Promise<void> {
  const isSaved = await context.db.transaction(async (tx) => {
    const at = context.deps.clock.businessNow();
    if (!(await changeRow(tx, visits, { id: visit.id, version }, { at, columns }))) return false;
    await alongside?.(tx);
    await auditVisit(context, tx, action, operation, changes);
    return true;
  });
  if (!isSaved) throw await staleVisit(context, operation, Object.keys(columns));
  announceVisit(context, { id: visit.id, operationId: operation.id, version: version + 1 });
}

/** The refusal of a change over a version that is no longer that of the visit: who was quicker, and with what. */
export async function staleVisit(
  context: ClientContext,
  { id }: Pick<Operation, 'id'>,
  fields: readonly string[],
): Promise<Error> {
  const { visit: now } = await visitOfRoute(context);
  return staleVersion(context, {
    id,
    updatedAt: now.updatedAt,
    actions: ['operation.visit.update', 'operation.visit.complete', 'operation.visit.cancel'],
    within: context.db,
    fields,
  });
}

/** What people call a visit: « Visite technique du 18/09/2025 ». */
export function visitLabel(
  { locale }: Pick<ClientContext, 'locale'>,
  visit: Pick<Visit, 'kind' | 'startAt'>,
): string {
  const t = messagesFor(locale, visitMessages);
  const date = new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', {
    timeZone: 'Europe/Paris',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(visit.startAt);
  return fill(t.label, { kind: t.choices.kind[visit.kind].toLowerCase(), date });
}
