import { and, eq } from 'drizzle-orm';
import { payInvoice, staffInvoiceDownload } from '#contracts/admin/invoice/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { index } from '#generated/routes/client/subscription.ts';
import * as financeMessages from '#messages/admin/finance-kpi.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { invoices, tenants, type Invoice, type Tenant } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type AdminContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { adminAction, adminData, noPayload, redirect } from '#mocks/server/handler.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { invoiceFile } from '#mocks/server/subscription/invoice-pdf.ts';
import { recoverIfPaid } from '#mocks/server/subscription/recover.ts';

const textsOf = ({ locale }: AdminContext) => messagesFor(locale, financeMessages);
const todayOf = ({ deps }: AdminContext): string => parisDay(deps.clock.businessNow());

async function findInvoice(context: AdminContext): Promise<{ invoice: Invoice; tenant: Tenant }> {
  const [found] = await context.db
    .select({ invoice: invoices, tenant: tenants })
    .from(invoices)
    .innerJoin(tenants, eq(tenants.id, invoices.tenantId))
    .where(eq(invoices.id, parameter(context, 'invoice')))
    .limit(1);
  if (!found) throw notFound('invoice');
  return found;
}

/** Whether somebody still owes it. */
const isOpen = ({ series, status }: Invoice): boolean =>
  series === 'FA' && (status === 'issued' || status === 'overdue');

function broadcastChange(context: AdminContext, { id, tenantId }: Invoice): void {
  broadcast(context, [channels.admin(), channels.finance(tenantId)], 'invoice.changed', { id });
}

/** Reminds those who pay of a late invoice, once a day at most. */
const remindHandler = adminAction(noPayload, {
  find: findInvoice,
  act: async (context, _payload, { invoice, tenant }) => {
    const texts = textsOf(context).remind;
    const today = todayOf(context);
    if (!isOpen(invoice) || invoice.dueOn >= today) throw new ValidationFailure({ base: texts.notLate });
    const outcome = await context.db.transaction(async (tx) => {
      const [locked] = await tx.select().from(invoices).where(eq(invoices.id, invoice.id)).for('update');
      if (locked?.remindedOn === today) throw new ValidationFailure({ base: texts.already });
      await tx
        .update(invoices)
        .set({ remindedOn: today, updatedAt: context.deps.clock.businessNow() })
        .where(eq(invoices.id, invoice.id));
      await audit(context, tx, 'invoice.remind', {
        type: 'invoice',
        id: invoice.id,
        label: invoice.number,
      });
      return notify(context, tx, {
        kind: 'subscription.past_due',
        to: { tenantRoles: ['owner', 'accountant'] },
        tenant: { id: tenant.id, name: tenant.name },
        href: index(),
        subject: { type: 'subscription', id: invoice.subscriptionId },
      });
    });
    broadcastChange(context, invoice);
    const text = fill(texts.done, { company: tenant.name, count: outcome.length });
    return redirect(backAddress(context), { type: 'success', text });
  },
});

/** Writes that an invoice was paid; a company that was late for it alone may write again. */
const paidHandler = adminAction(payInvoice, {
  find: findInvoice,
  act: async (context, { paidOn, method, reference }, { invoice, tenant }) => {
    const texts = textsOf(context).paid;
    if (paidOn > todayOf(context)) throw new ValidationFailure({ paidOn: texts.future });
    if (paidOn < invoice.issuedOn) throw new ValidationFailure({ paidOn: texts.beforeIssue });
    const now = context.deps.clock.businessNow();
    const isRecovered = await context.db.transaction(async (tx) => {
      const [locked] = await tx.select().from(invoices).where(eq(invoices.id, invoice.id)).for('update');
      if (!locked || !isOpen(locked)) throw new ValidationFailure({ base: texts.notOpen });
      await tx
        .update(invoices)
        .set({
          status: 'paid',
          paidOn,
          paymentMethod: method,
          paymentReference: reference === '' ? null : reference,
          updatedAt: now,
        })
        .where(and(eq(invoices.id, invoice.id), eq(invoices.status, locked.status)));
      await audit(
        context,
        tx,
        'invoice.pay',
        { type: 'invoice', id: invoice.id, label: invoice.number },
        { status: { from: locked.status, to: 'paid' }, paidOn: { from: null, to: paidOn } },
      );
      return recoverIfPaid(tx, invoice.subscriptionId, now);
    });
    broadcastChange(context, invoice);
    const heard = [channels.tenant(tenant.id), channels.admin()];
    broadcast(context, heard, 'subscription.changed', { id: invoice.subscriptionId });
    const text = fill(isRecovered ? texts.doneAndOpen : texts.done, {
      number: invoice.number,
      company: tenant.name,
    });
    return redirect(backAddress(context), { type: 'success', text });
  },
});

/** What staff do with the invoices of companies. */
export const adminInvoiceResource = defineResource({
  handlers: {
    'admin.invoice.remind': remindHandler,
    'admin.invoice.paid': paidHandler,
    'admin.invoice.download': adminData(staffInvoiceDownload, async (context) => ({
      kind: 'raw',
      response: invoiceFile((await findInvoice(context)).invoice),
    })),
  },
});
