import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { SupplierFormProps } from '#contracts/client/supplier/form.ts';
import { updateSupplierIban } from '#contracts/client/supplier/payload.ts';
import { isIbanRecent, maskIban } from '#domain/relation/supplier.ts';
import { edit } from '#generated/routes/client/supplier.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { suppliers, type Supplier } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { audit } from '#mocks/server/audit.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { notFound } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { supplier } from './record.ts';

const key = 'supplierIban';
const shownOnce = z.object({ id: z.string(), encrypted: z.string() });

/** What a sealed IBAN is bound to: the supplier; what a session holds, to the person as well. */
const purpose = (id: string): string => `suppliers.iban:${id}`;
const sessionPurpose = (userId: string, id: string): string => `sessions.supplier-iban:${userId}:${id}`;

const openIban = async ({ encrypter }: Pick<ServerDependencies, 'encrypter'>, row: Supplier) =>
  row.ibanSealed === null ? null : encrypter.decrypt(row.ibanSealed, purpose(row.id));

/** The bank details of a supplier as its page shows them; the whole IBAN once, where it was just asked for. */
export async function bankOf(
  context: ClientContext,
  row: Supplier,
): Promise<NonNullable<SupplierFormProps['bank']>> {
  const { session, deps, actor } = context;
  const canReveal = can(context, 'supplier.export') && actor.impersonation === null;
  const shown = shownOnce.safeParse(session.data.details?.[key]);
  const isShown = canReveal && shown.success && shown.data.id === row.id;
  return {
    ibanMasked: row.ibanMasked,
    bic: row.bic,
    changedAt: isIbanRecent(row.ibanChangedAt, deps.clock.businessNow())
      ? (row.ibanChangedAt?.toISOString() ?? null)
      : null,
    iban: isShown
      ? await deps.encrypter.decrypt(shown.data.encrypted, sessionPurpose(actor.user.id, row.id))
      : null,
    canReveal: canReveal && row.ibanSealed !== null,
  };
}

/** Shows the whole IBAN on the page that follows, and on none after it. Who looked is kept. */
export const revealIbanHandler = clientAction(noPayload, {
  find: async (context) => {
    const row = await supplier.ofRoute(context);
    if (row.ibanSealed === null) throw notFound('iban');
    return row;
  },
  act: async (context, _payload, row) => {
    const { session, deps, actor } = context;
    const iban = (await openIban(deps, row)) ?? '';
    await audit(context, context.db, 'supplier.iban.reveal', {
      type: 'supplier',
      id: row.id,
      label: row.name,
    });
    const encrypted = await deps.encrypter.encrypt(iban, sessionPurpose(actor.user.id, row.id));
    session.data.details = { ...session.data.details, [key]: { id: row.id, encrypted } };
    session.isDirty = true;
    return redirect(edit(row.id));
  },
});

/** Keeps other bank details, or none, and tells those who pay: a changed IBAN is how frauds begin. */
export const updateIbanHandler = clientAction(updateSupplierIban, {
  find: supplier.ofRoute,
  act: async (context, { iban, bic }, row) => {
    const { deps, actor } = context;
    const texts = messagesFor(context.locale, supplierMessages).bank;
    const before = await openIban(deps, row);
    if (before === iban && row.bic === bic) {
      return redirect(edit(row.id), { type: 'info', text: texts.unchanged });
    }
    const now = deps.clock.businessNow();
    const ibanSealed = iban === null ? null : await deps.encrypter.encrypt(iban, purpose(row.id));
    const ibanMasked = iban === null ? null : maskIban(iban);
    const write = async (tx: Database): Promise<void> => {
      await tx
        .update(suppliers)
        .set({
          ibanSealed,
          ibanMasked,
          bic,
          ibanChangedAt: now,
          updatedAt: now,
        })
        .where(eq(suppliers.id, row.id));
      await notify(context, tx, {
        kind: 'supplier.iban_changed',
        to: { tenantRoles: ['owner', 'accountant'] },
        tenant: { id: actor.tenant.id, name: actor.tenant.name },
        values: { name: row.name, actor: fullName(actor.user) },
        severity: 'warning',
        href: edit(row.id),
        subject: { type: 'supplier', id: row.id },
      });
    };
    await supplier.beside(context, row, {
      action: 'iban.update',
      write,
      changes: { iban: { from: row.ibanMasked, to: ibanMasked }, bic: { from: row.bic, to: bic } },
    });
    return redirect(edit(row.id), { type: 'success', text: texts.saved });
  },
});
