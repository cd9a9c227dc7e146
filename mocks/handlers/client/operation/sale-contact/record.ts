import { and, eq, inArray, isNull } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import {
  contacts,
  lots,
  saleContacts,
  type AuditChanges,
  type Contact,
  type Operation,
  type SaleContact,
} from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { memberNames } from '../members.ts';
import { operationOfRoute } from '../scope.ts';

/** Somebody who may buy, with the contact that they are and the operation. */
export interface FoundSaleContact {
  readonly operation: Operation;
  readonly row: SaleContact;
  readonly contact: Contact;
}

/** The prospect that the address names. @throws HttpFailure 404 when it is none of that operation */
export async function saleContactOfRoute(context: ClientContext): Promise<FoundSaleContact> {
  const operation = await operationOfRoute(context);
  const [found] = await context.db
    .select({ row: saleContacts, contact: contacts })
    .from(saleContacts)
    .innerJoin(contacts, eq(contacts.id, saleContacts.contactId))
    .where(
      and(
        eq(saleContacts.id, parameter(context, 'saleContact')),
        eq(saleContacts.operationId, operation.id),
        isNull(saleContacts.deletedAt),
      ),
    )
    .limit(1);
  if (!found) throw notFound('saleContact');
  return { operation, ...found };
}

/** Tells those who look at the operation, and its company, that somebody was entered or changed. */
export function announceSaleContact(
  context: ClientContext,
  { id, operationId, version }: Pick<SaleContact, 'id' | 'operationId' | 'version'>,
): void {
  broadcast(
    context,
    [channels.operation(operationId), channels.tenant(context.actor.tenant.id)],
    'sale-contact.updated',
    { id, operationId, version, by: context.actor.user.id },
    operationId,
  );
}

/** What happened to a prospect, as a line of the operation's journal. */
export const auditSaleContact = (
  context: ClientContext,
  tx: Database,
  action: string,
  operation: Pick<Operation, 'id' | 'ref'>,
  changes: AuditChanges = {},
): Promise<void> =>
  audit(
    context,
    tx,
    `operation.sale.contact.${action}`,
    { type: 'operation', id: operation.id, label: operation.ref },
    changes,
  );

/** Lots are of the operation, whoever is in charge works here. @throws ValidationFailure */
export async function checkNamed(
  context: ClientContext,
  { id }: Pick<Operation, 'id'>,
  { lotIds, assignedTo }: { readonly lotIds: readonly string[]; readonly assignedTo: string | null },
): Promise<void> {
  const errors: Record<string, string> = {};
  const unknown = validationText(context.locale, 'unknownRecord');
  const wanted = [...new Set(lotIds)];
  if (wanted.length > 0) {
    const isThere = and(inArray(lots.id, wanted), eq(lots.operationId, id), isNull(lots.deletedAt));
    const known = await context.db.select({ id: lots.id }).from(lots).where(isThere);
    if (known.length < wanted.length) errors['lotIds'] = unknown;
  }
  if (assignedTo !== null && !(await memberNames(context, [assignedTo])).has(assignedTo)) {
    errors['assignedTo'] = unknown;
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
}

export interface SaleContactChange {
  /** What the journal calls it. */
  readonly action: 'update' | 'stage' | 'next' | 'assign';
  readonly version: number;
  readonly columns: ColumnsOf<typeof saleContacts>;
}

/** Changes a prospect over the version that was read. @throws ValidationFailure on `version` */
export async function changeSaleContact(
  context: ClientContext,
  { operation, row }: FoundSaleContact,
  { action, version, columns }: SaleContactChange,
): Promise<void> {
  const at = context.deps.clock.businessNow();
  const isSaved = await context.db.transaction(async (tx) => {
    const given = { at, columns: { ...columns, lastActionAt: at } };
    if (!(await changeRow(tx, saleContacts, { id: row.id, version }, given))) return false;
    await auditSaleContact(context, tx, action, operation);
    return true;
  });
  if (!isSaved) {
    const { row: now } = await saleContactOfRoute(context);
    throw await staleVersion(context, {
      id: operation.id,
      updatedAt: now.updatedAt,
      actions: ['update', 'stage', 'next', 'assign'].map((step) => `operation.sale.contact.${step}`),
      within: context.db,
      fields: Object.keys(columns),
    });
  }
  announceSaleContact(context, { ...row, version: version + 1 });
}
