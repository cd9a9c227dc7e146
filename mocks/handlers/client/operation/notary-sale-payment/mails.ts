import type { Database } from '#mocks/db/database.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { queueMail } from '#mocks/server/mail/queue.ts';
import { lotsText, type FoundPayment, type KnownSale } from './record.ts';

/** Buyers who can be written to. */
export const readersOf = ({ buyers }: Pick<KnownSale, 'buyers'>) =>
  buyers.flatMap(({ email, ...buyer }) => (email === null ? [] : [{ ...buyer, email }]));

/** Writes a call, or its reminder, to the buyers of a sale. */
export async function mailBuyers(
  context: ClientContext,
  tx: Database,
  found: FoundPayment,
  { what, dueOn }: { readonly what: 'call' | 'reminder'; readonly dueOn: string },
): Promise<void> {
  const { tenant, user } = context.actor;
  const { payment, operation, receipts } = found;
  const receivedCents = receipts
    .filter(({ paymentId }) => paymentId === payment.id)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  for (const { id, email, locale } of readersOf(found)) {
    await queueMail(
      context,
      tx,
      'sale.call',
      {
        email,
        name: null,
        locale,
        tenant,
        replyTo: user.email,
        about: { senderId: user.id, contactId: id, operationId: operation.id },
      },
      {
        what,
        company: tenant.name,
        operation: operation.name,
        lots: lotsText(found),
        label: payment.label,
        amountCents: payment.amountCents,
        vatCents: payment.vatCents,
        receivedCents,
        dueOn,
      },
    );
  }
}
