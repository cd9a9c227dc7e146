import { eq, sql } from 'drizzle-orm';
import { cancelSubscription } from '#contracts/client/subscription/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { index } from '#generated/routes/client/subscription.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as subscriptionMessages from '#messages/client/subscription.ts';
import { subscriptions, type Subscription } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { mailFormat } from '#mocks/server/mail/format.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { currentSubscription, type Current } from './current.ts';

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, subscriptionMessages);

/** Ends the subscription with the period that was paid for. */
export const cancelHandler = clientAction(cancelSubscription, {
  find: async (context) => {
    const current = await currentSubscription(context, context.db);
    const { status, cancelsAtPeriodEnd } = current.subscription;
    const { already, impossible } = textsOf(context).cancel;
    if (cancelsAtPeriodEnd || status === 'cancelled') throw new ValidationFailure({ base: already });
    if (status !== 'active' && status !== 'past_due') throw new ValidationFailure({ base: impossible });
    return current;
  },
  act: async (context, { reason, comment }, current) => {
    await write(context, current, 'subscription.cancel', {
      cancelsAtPeriodEnd: true,
      cancelReason: reason,
      cancelComment: comment === '' ? null : comment,
    });
    const endsOn = current.subscription.currentPeriodEndsOn ?? '';
    const { day } = mailFormat(context.locale, context.deps.config.appName);
    const text = fill(textsOf(context).cancel.done, { date: day(new Date(`${endsOn}T12:00:00Z`)) });
    return redirect(index(), { type: 'success', text });
  },
});

/** Takes the end back while the period still runs. */
export const resumeHandler = clientAction(noPayload, {
  find: async (context) => {
    const current = await currentSubscription(context, context.db);
    const { status, cancelsAtPeriodEnd } = current.subscription;
    if (cancelsAtPeriodEnd && status !== 'cancelled') return current;
    throw new ValidationFailure({ base: textsOf(context).resume.impossible });
  },
  act: async (context, _payload, current) => {
    await write(context, current, 'subscription.resume', {
      cancelsAtPeriodEnd: false,
      cancelReason: null,
      cancelComment: null,
    });
    return redirect(index(), { type: 'success', text: textsOf(context).resume.done });
  },
});

type EndColumns = Pick<Subscription, 'cancelsAtPeriodEnd' | 'cancelReason' | 'cancelComment'>;

async function write(
  context: ClientContext,
  { subscription, plan }: Current,
  action: 'subscription.cancel' | 'subscription.resume',
  columns: EndColumns,
): Promise<void> {
  const { deps, actor } = context;
  await context.db.transaction(async (tx) => {
    await tx
      .update(subscriptions)
      .set({
        ...columns,
        updatedAt: deps.clock.businessNow(),
        version: sql`${subscriptions.version} + 1`,
      })
      .where(eq(subscriptions.id, subscription.id));
    await audit(
      context,
      tx,
      action,
      { type: 'subscription', id: subscription.id, label: plan.name },
      { cancelReason: { from: subscription.cancelReason, to: columns.cancelReason } },
    );
    if (action === 'subscription.cancel') {
      await notify(context, tx, {
        kind: 'subscription.cancelled',
        to: { tenantRoles: ['owner'] },
        tenant: { id: actor.tenant.id, name: actor.tenant.name },
        href: index(),
        subject: { type: 'subscription', id: subscription.id },
      });
    }
  });
  const heard = [channels.tenant(actor.tenant.id), channels.admin()];
  broadcast(context, heard, 'subscription.changed', { id: subscription.id });
}
