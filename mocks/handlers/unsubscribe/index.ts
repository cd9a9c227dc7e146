import { and, desc, eq, sql } from 'drizzle-orm';
import { wayElsewhere } from '#contracts/define.ts';
import { openPicture, unsubscribeStore } from '#contracts/unsubscribe.ts';
import { successPage } from '#contracts/success/global.ts';
import type { Outcome } from '#domain/outcome/outcome.ts';
import { home } from '#generated/routes/root.ts';
import { destroy, show, store } from '#generated/routes/unsubscribe.ts';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import {
  contactConsents,
  marketingLinks,
  type MarketingRecipient,
  marketingRecipients,
} from '#mocks/db/schema/index.ts';
import { parameter, type RequestContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { action, data, noPayload, page, redirect } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { sha256Hex } from '#mocks/services/tokens.ts';
import { subscribeAgain, unsubscribe } from './change.ts';

const byUnsubscribe = (context: RequestContext) => recipientOfRoute(context, 'unsubscribeHash');

/** One transparent point (GIF89a). */
const picture = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (sign) =>
  sign.charCodeAt(0),
);

/** Notes an opening, as long as its reader agrees to it: a consent that was withdrawn counts for mails of before. */
async function noteOpening(context: RequestContext): Promise<void> {
  const recipient = await recipientOfRoute(context, 'openHash');
  if (recipient.openedAt !== null || recipient.contactId === null) return;
  const db = withinTenant(context.unscoped, { tenantId: recipient.tenantId, assignedOperationIds: null });
  const [last] = await db
    .select({ isGiven: contactConsents.isGiven, withdrawnAt: contactConsents.withdrawnAt })
    .from(contactConsents)
    .where(and(eq(contactConsents.contactId, recipient.contactId), eq(contactConsents.purpose, 'tracking')))
    .orderBy(desc(contactConsents.at), desc(contactConsents.id))
    .limit(1);
  if (last?.isGiven !== true || last.withdrawnAt !== null) return;
  const now = context.deps.clock.businessNow();
  await db
    .update(marketingRecipients)
    .set({ openedAt: now, updatedAt: now })
    .where(eq(marketingRecipients.id, recipient.id));
}

/** What the mails of campaigns lead to: the way out, counted links, the picture of openings. */
export const unsubscribeResource = defineResource({
  handlers: {
    // Programs that look at links before people do must not unsubscribe anybody: the page asks.
    'unsubscribe.show': page(successPage, async (context) => {
      const { unsubscribedAt } = await byUnsubscribe(context);
      const token = parameter(context, 'token');
      const outcome: Outcome = unsubscribedAt === null ? 'desinscription-a-confirmer' : 'desinscription';
      return {
        outcome,
        reference: '',
        on: null,
        amountCents: null,
        nextHref: home(),
        homeHref: null,
        ask:
          unsubscribedAt === null
            ? { method: 'POST' as const, href: store(token) }
            : { method: 'DELETE' as const, href: destroy(token) },
      };
    }),
    'unsubscribe.store': action(unsubscribeStore, {
      find: byUnsubscribe,
      act: async (context, payload, recipient) => {
        await unsubscribe(context, recipient, payload);
        // RFC 8058, 3.1: a mail program is answered without a redirect.
        if (payload['List-Unsubscribe'] === 'One-Click') {
          return { kind: 'raw', response: new Response(null, { status: 204 }) };
        }
        return redirect(show(parameter(context, 'token')));
      },
    }),
    'unsubscribe.destroy': action(noPayload, {
      find: byUnsubscribe,
      act: async (context, _payload, recipient) => {
        await subscribeAgain(context, recipient);
        return redirect(show(parameter(context, 'token')));
      },
    }),
    'campaign.click': data(wayElsewhere, async (context) => {
      const isIt = and(
        eq(marketingLinks.campaignId, parameter(context, 'campaign')),
        eq(marketingLinks.position, Number(parameter(context, 'mailLink'))),
      );
      const [link] = await context.unscoped.select().from(marketingLinks).where(isIt).limit(1);
      if (!link) throw notFound('link');
      if (context.request.method === 'GET') {
        await context.unscoped
          .update(marketingLinks)
          .set({ clicks: sql`${marketingLinks.clicks} + 1` })
          .where(eq(marketingLinks.id, link.id));
      }
      return redirect(link.href);
    }),
    'campaign.open': data(openPicture, async (context) => {
      if (context.request.method === 'GET') await noteOpening(context);
      return {
        kind: 'raw',
        response: new Response(picture, {
          headers: { 'content-type': 'image/gif', 'cache-control': 'no-store' },
        }),
      };
    }),
  },
});

/** Who was written to with the secret of the address. @throws HttpFailure 404 */
async function recipientOfRoute(
  context: RequestContext,
  column: 'unsubscribeHash' | 'openHash',
): Promise<MarketingRecipient> {
  const hash = await sha256Hex(parameter(context, 'token'));
  const [row] = await context.unscoped
    .select()
    .from(marketingRecipients)
    .where(eq(marketingRecipients[column], hash))
    .limit(1);
  if (!row) throw notFound('recipient');
  return row;
}
