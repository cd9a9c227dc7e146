import { desc, eq } from 'drizzle-orm';
import { liftSuppression, type SuppressionRow } from '#contracts/client/email-history/index.ts';
import { scopesOf } from '#domain/access/permissions.ts';
import { index } from '#generated/routes/client/email-history.ts';
import * as emailMessages from '#messages/client/email-history.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { suppressions } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { canNow, parameter, type ClientContext } from '#mocks/server/context.ts';
import { HttpFailure, notFound } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';

/** Addresses that the page lists at most. */
const maxListed = 200;

/** Whoever is told every mail of the company may let an address receive again. */
const mayLift = (context: ClientContext): boolean =>
  canNow(context, 'email-history.validate') &&
  scopesOf(context.actor.roles, 'email-history.validate', context.actor.roleDefinitions).includes('all');

/** Addresses to which the company sends nothing more, newest first; null for people who may not change that. */
export async function suppressionsOf(context: ClientContext): Promise<SuppressionRow[] | null> {
  if (!mayLift(context)) return null;
  const rows = await context.db
    .select()
    .from(suppressions)
    .orderBy(desc(suppressions.at), desc(suppressions.id))
    .limit(maxListed);
  return rows.map(({ id, addressHint, reason, at }) => ({
    id,
    address: addressHint,
    reason,
    at: at.toISOString(),
  }));
}

/** Lets an address receive again. */
export const liftHandler = clientAction(liftSuppression, {
  find: async (context) => {
    const id = parameter(context, 'suppression');
    const [row] = await context.db.select().from(suppressions).where(eq(suppressions.id, id)).limit(1);
    if (!row) throw notFound(`suppression ${id}`);
    if (!mayLift(context)) throw new HttpFailure(403, 'the owner alone lets an address receive again');
    return row;
  },
  act: async (context, { reason }, found) => {
    await context.db.transaction(async (tx) => {
      await tx.delete(suppressions).where(eq(suppressions.id, found.id));
      const subject = { type: 'suppression', id: found.id, label: found.addressHint };
      await audit(context, tx, 'email.address_allowed', subject, { reason: { from: null, to: reason } });
    });
    const { done } = messagesFor(context.locale, emailMessages).suppressions;
    return redirect(index(), { type: 'success', text: fill(done, { address: found.addressHint }) });
  },
});
