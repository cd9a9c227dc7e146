import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  constructionLots,
  worksSituations,
  type AuditChanges,
  type ConstructionLot,
  type WorksSituation,
} from '#mocks/db/schema/index.ts';
import { changedFields } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import {
  announceWorks,
  auditWorks,
  staleWorks,
  todayOf,
  writeWorksChange,
  type FoundClaim,
  type FoundLot,
} from './record.ts';
import { turnLot } from './turn.ts';

interface WorksChange<Columns> {
  /** What the journal calls it. */
  readonly action: string;
  /** The version that was read. */
  readonly version: number;
  readonly columns: Columns;
  readonly reason?: string | null;
  readonly alongside?: (tx: Database) => Promise<void>;
}

/**
 * Changes a works lot over the version that was read: history, journal, event, and the steps that follow by themselves.
 *
 * @throws ValidationFailure on `version` when somebody else was quicker
 */
export async function changeLot(
  context: ClientContext,
  { operation, lot }: FoundLot,
  change: WorksChange<ColumnsOf<typeof constructionLots>>,
): Promise<void> {
  const { version, columns, action, reason = null, alongside } = change;
  if (lot.version !== version)
    throw await staleWorks(context, operation, lot.updatedAt, Object.keys(columns));
  const isSaved = await context.db.transaction(async (tx) => {
    const at = context.deps.clock.businessNow();
    if (!(await changeRow(tx, constructionLots, { id: lot.id, version }, { at, columns }))) return false;
    await writeStep(context, tx, 'constructionLot', lot, columns.status, reason);
    await alongside?.(tx);
    await auditWorks(context, tx, action, operation, changesOf(lot, columns));
    await turnLot(context.deps, tx, lot.id);
    return true;
  });
  if (!isSaved) throw await staleWorks(context, operation, lot.updatedAt, Object.keys(columns));
  announceWorks(context, 'construction-lot.updated', {
    id: lot.id,
    operationId: operation.id,
    version: version + 1,
  });
}

/** Changes a progress claim likewise. @throws ValidationFailure on `version` when somebody else was quicker */
export async function changeClaim(
  context: ClientContext,
  { operation, lot, claim }: FoundClaim,
  change: WorksChange<ColumnsOf<typeof worksSituations>>,
): Promise<void> {
  const { version, columns, action, reason = null, alongside } = change;
  const isSaved = await context.db.transaction(async (tx) => {
    const at = context.deps.clock.businessNow();
    if (!(await changeRow(tx, worksSituations, { id: claim.id, version }, { at, columns }))) return false;
    await writeStep(context, tx, 'situation', claim, columns.status, reason);
    await alongside?.(tx);
    await auditWorks(context, tx, action, operation, changesOf(claim, columns));
    await turnLot(context.deps, tx, lot.id);
    return true;
  });
  if (!isSaved) throw await staleWorks(context, operation, claim.updatedAt, Object.keys(columns));
  announceWorks(context, 'situation.changed', {
    id: claim.id,
    operationId: operation.id,
    version: version + 1,
  });
}

/** What differs, of plain values; lists of quotes and amendments are told by the action alone. */
function changesOf(row: ConstructionLot | WorksSituation, columns: object): AuditChanges {
  const plain = Object.entries(columns).filter(([, value]) => value === null || typeof value !== 'object');
  return changedFields(row, Object.fromEntries(plain));
}

async function writeStep(
  context: ClientContext,
  tx: Database,
  entity: 'constructionLot' | 'situation',
  row: Pick<ConstructionLot | WorksSituation, 'id' | 'tenantId' | 'operationId' | 'status'>,
  to: ConstructionLot['status'] | WorksSituation['status'] | undefined,
  reason: string | null,
): Promise<void> {
  if (to === undefined || to === row.status) return;
  await writeWorksChange(context.deps, tx, entity, {
    tenantId: row.tenantId,
    entityId: row.id,
    operationId: row.operationId,
    fromState: row.status,
    toState: to,
    byUserId: context.actor.user.id,
    on: todayOf(context),
    reason,
  });
}
