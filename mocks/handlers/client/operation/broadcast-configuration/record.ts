import { and, eq, isNull } from 'drizzle-orm';
import type { BroadcastFields } from '#contracts/client/operation/broadcast-configuration/payload.ts';
import { edit } from '#generated/routes/client/operation/broadcast-configuration.ts';
import * as broadcastMessages from '#messages/client/broadcast.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { membershipInForce } from '#mocks/db/queries/memberships-in-force.ts';
import {
  broadcastConfigurations,
  memberships,
  users,
  type AuditChanges,
  type BroadcastConfiguration,
  type Lot,
  type Operation,
} from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { redirect, type RedirectAnswer } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';

export const texts = ({ locale }: Pick<ClientContext, 'locale'>) => messagesFor(locale, broadcastMessages);

/** An operation with its settings, as far as somebody saved them. */
export interface FoundBroadcast {
  readonly operation: Operation;
  readonly configuration: BroadcastConfiguration | null;
}

/** The settings of an operation; null while nobody saved any. */
export async function configurationOf(
  db: Database,
  operationId: string,
): Promise<BroadcastConfiguration | null> {
  const isThat = and(
    eq(broadcastConfigurations.operationId, operationId),
    isNull(broadcastConfigurations.deletedAt),
  );
  const [row] = await db.select().from(broadcastConfigurations).where(isThat).limit(1);
  return row ?? null;
}

/** The operation of the address with its settings. @throws HttpFailure 404 */
export async function broadcastOfRoute(context: ClientContext): Promise<FoundBroadcast> {
  const operation = await operationOfRoute(context);
  return { operation, configuration: await configurationOf(context.db, operation.id) };
}

/** Settings as the form holds them: those that are saved, or what is known already. */
export async function settingsOf(
  context: ClientContext,
  { operation, configuration }: FoundBroadcast,
): Promise<BroadcastFields> {
  if (configuration !== null) {
    const { isEnabled, portals, contactUserId, phone, email, showAddress, feesMention } = configuration;
    return {
      isEnabled,
      portals,
      contactUserId,
      phone,
      email,
      showAddress,
      feesMention,
    };
  }
  const [manager] = await context.db
    .select({ id: users.id, email: users.email, phone: users.phone })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(membershipInForce, eq(users.id, operation.managerId)))
    .limit(1);
  const { user } = context.actor;
  return {
    isEnabled: false,
    portals: [],
    contactUserId: manager?.id ?? user.id,
    phone: manager?.phone ?? user.phone ?? '',
    email: manager?.email ?? user.email,
    showAddress: 'city',
    feesMention: texts(context).settings.defaultFees,
  };
}

/** What happened to the adverts of an operation, as a line of its journal. */
export const auditBroadcast = (
  context: ClientContext,
  tx: Database,
  action: string,
  operation: Pick<Operation, 'id' | 'ref'>,
  { lot, changes = {} }: { readonly lot?: Pick<Lot, 'ref'>; readonly changes?: AuditChanges } = {},
): Promise<void> =>
  audit(
    context,
    tx,
    `operation.broadcast.${action}`,
    {
      type: 'operation',
      id: operation.id,
      label: lot === undefined ? operation.ref : `${operation.ref} · ${lot.ref}`,
    },
    changes,
  );

/** Back to the page, with what was done. */
export const broadcastFlash = (operationId: string, text: string, lot = ''): RedirectAnswer =>
  redirect(edit({ operation: operationId }, lot === '' ? {} : { query: { lot } }), {
    type: 'success',
    text,
  });
