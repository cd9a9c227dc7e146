import { eq, sql } from 'drizzle-orm';
import { updateBilling, updatePayment } from '#contracts/client/subscription/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { maskIban } from '#domain/relation/supplier.ts';
import { index } from '#generated/routes/client/subscription.ts';
import { messagesFor } from '#messages/locale.ts';
import * as subscriptionMessages from '#messages/client/subscription.ts';
import { subscriptions, type AuditChanges, type Subscription } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { currentSubscription, type Current } from './current.ts';

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, subscriptionMessages);
const find = (context: ClientContext): Promise<Current> => currentSubscription(context, context.db);

/** Where invoices go, and what they print of the company. */
export const updateBillingHandler = clientAction(updateBilling, {
  find,
  act: async (context, { email, addressLine, postalCode, city, purchaseRef }, current) => {
    const { subscription } = current;
    const columns = {
      billingEmail: email,
      billingAddressLine: addressLine,
      billingPostalCode: postalCode,
      billingCity: city,
      purchaseRef: purchaseRef === '' ? null : purchaseRef,
    };
    await write(context, current, 'subscription.billing', columns, {
      email: { from: subscription.billingEmail, to: email },
      purchaseRef: { from: subscription.purchaseRef, to: columns.purchaseRef },
    });
    return redirect(index(), { type: 'success', text: textsOf(context).billing.saved });
  },
});

/** How invoices are paid: a transfer each time, or a direct debit with the mandate given here. */
export const updatePaymentHandler = clientAction(updatePayment, {
  find,
  act: async (context, { method, iban, hasMandate }, current) => {
    const texts = textsOf(context).payment;
    const { deps } = context;
    const { subscription } = current;
    const isDebit = method === 'prelevement';
    if (isDebit && iban === null) throw new ValidationFailure({ iban: texts.ibanRequired });
    if (isDebit && !hasMandate) throw new ValidationFailure({ hasMandate: texts.mandateRequired });
    const debited = isDebit ? iban : null;
    const id = deps.newId();
    const columns = {
      paymentMethod: method,
      ibanSealed:
        debited === null ? null : await deps.encrypter.encrypt(debited, `subscription:${subscription.id}`),
      ibanMasked: debited === null ? null : maskIban(debited),
      // The reference of a mandate has at most 35 signs (SEPA rulebook).
      mandateRef: debited === null ? null : `ILOT-${id.toUpperCase()}`,
      mandateSignedAt: debited === null ? null : deps.clock.businessNow(),
    };
    await write(context, current, 'subscription.payment', columns, {
      paymentMethod: { from: subscription.paymentMethod, to: method },
      iban: { from: subscription.ibanMasked, to: columns.ibanMasked },
    });
    return redirect(index(), { type: 'success', text: texts.saved });
  },
});

async function write(
  context: ClientContext,
  { subscription, plan }: Current,
  action: 'subscription.billing' | 'subscription.payment',
  columns: Partial<Subscription>,
  changes: AuditChanges,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await tx
      .update(subscriptions)
      .set({
        ...columns,
        updatedAt: context.deps.clock.businessNow(),
        version: sql`${subscriptions.version} + 1`,
      })
      .where(eq(subscriptions.id, subscription.id));
    const subject = { type: 'subscription', id: subscription.id, label: plan.name };
    await audit(context, tx, action, subject, changes);
  });
  const heard = [channels.tenant(context.actor.tenant.id)];
  broadcast(context, heard, 'subscription.changed', { id: subscription.id });
}
