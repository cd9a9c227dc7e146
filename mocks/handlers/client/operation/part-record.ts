import type { AuditChanges, Operation } from '#mocks/db/schema/index.ts';
import type { Database } from '#mocks/db/database.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';

/**
 * What happened to a part of an operation, as a line of the operation's journal.
 *
 * @param topic names the part in the action: `works` writes `operation.works.<action>`
 */
export const auditPart =
  (topic: string) =>
  (
    context: ClientContext,
    tx: Database,
    action: string,
    { id, ref }: Pick<Operation, 'id' | 'ref'>,
    changes: AuditChanges = {},
  ): Promise<void> =>
    audit(context, tx, `operation.${topic}.${action}`, { type: 'operation', id, label: ref }, changes);

/** The refusal of a change over a version that is no longer that of the part, as the operation's journal tells it. */
export const stalePart = (
  context: ClientContext,
  { id }: Pick<Operation, 'id'>,
  updatedAt: Date,
  fields: readonly string[],
) => staleVersion(context, { id, updatedAt, within: context.db, fields });
