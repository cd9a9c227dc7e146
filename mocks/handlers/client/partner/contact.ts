import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { clientPartnerContactPage, contactPartner } from '#contracts/client/partner/contact.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { maxRequestsPerDay, sharedFields, type SharedField } from '#domain/partner/partner.ts';
import { departmentName } from '#domain/geography/departments.ts';
import { edit } from '#generated/routes/admin/partner.ts';
import { view } from '#generated/routes/client/partner.ts';
import { fill } from '#messages/fill.ts';
import * as partnerMessages from '#messages/client/partner.ts';
import { messagesFor } from '#messages/locale.ts';
import * as trade from '#messages/trade.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { lots, operations, partnerRequests, partners, type Operation } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { wholeCompany, type ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, clientPage, redirect } from '#mocks/server/handler.ts';
import { mailHref } from '#mocks/server/mail/href.ts';
import { mailTo, queueMail } from '#mocks/server/mail/queue.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { parisDay, parisInstant } from '#mocks/server/paris-day.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { successHref } from '../../success/success-href.ts';
import { partnerOfRoute, partnerOfSlug } from './cards.ts';

type Summary = Record<SharedField, string | null>;

/** What could be passed on of an operation, as the partner would read it: in French, whom all of them are. */
function summaryOf(operation: Operation, lotsCount: number): Summary {
  const words = messagesFor('fr', trade);
  const format = textFormat('fr');
  const { city, departmentCode, kind, status, builtAreaM2, purchasePriceCents } = operation;
  return {
    city: `${city} (${departmentName(departmentCode)})`,
    kind: words.operationKind[kind],
    state: words.operationState[status],
    lots: lotsCount === 0 ? null : String(lotsCount),
    area: builtAreaM2 === null ? null : format.area(Number(builtAreaM2)),
    price: purchasePriceCents === null ? null : format.money(purchasePriceCents),
  };
}

async function lotsCountOf({ db }: ClientContext): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: lots.operationId, count: sql<number>`count(*)::int` })
    .from(lots)
    .groupBy(lots.operationId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Requests that the person may still send today. */
async function leftOf(context: ClientContext): Promise<number> {
  const { actor, deps } = context;
  const since = parisInstant(parisDay(deps.clock.businessNow()), 0);
  const sent = await wholeCompany(context)
    .select({ id: partnerRequests.id })
    .from(partnerRequests)
    .where(and(eq(partnerRequests.userId, actor.user.id), gte(partnerRequests.sentAt, since)));
  return Math.max(0, maxRequestsPerDay - sent.length);
}

/** The form that writes to a partner. */
export const contactHandler = clientPage(clientPartnerContactPage, async (context, query) => {
  const { db, actor } = context;
  const { id, slug, name } = await partnerOfSlug(context);
  const counts = await lotsCountOf(context);
  const rows = await db.select().from(operations).where(liveOperations()).orderBy(asc(operations.name));
  return {
    partner: { id, slug, name },
    sender: {
      name: fullName(actor.user),
      company: actor.tenant.name,
      email: actor.user.email,
      phone: actor.user.phone ?? '',
    },
    operations: rows.map((row) => ({
      id: row.id,
      name: row.name,
      summary: summaryOf(row, counts.get(row.id) ?? 0),
    })),
    operationId: rows.find((row) => row.id === query.operation)?.id ?? null,
    left: await leftOf(context),
  };
});

/** The facts of an operation that were ticked, named. @throws ValidationFailure when it is not the person's */
async function passedOn(context: ClientContext, operationId: string | null, ticked: readonly SharedField[]) {
  if (operationId === null) return { name: null, facts: [] };
  const isIt = and(eq(operations.id, operationId), liveOperations());
  const [operation] = await context.db.select().from(operations).where(isIt).limit(1);
  const texts = messagesFor(context.locale, partnerMessages).contact;
  if (operation === undefined) throw new ValidationFailure({ operationId: texts.noOperation });
  const counts = await lotsCountOf(context);
  const summary = summaryOf(operation, counts.get(operation.id) ?? 0);
  const labels = messagesFor('fr', partnerMessages).contact.shared;
  const facts = sharedFields.flatMap((name): [string, string][] => {
    const value = summary[name];
    return ticked.includes(name) && value !== null ? [[labels[name], value]] : [];
  });
  return { name: operation.name, facts };
}

/** Sends a request to a partner, an acknowledgement to whoever asks, and tells the staff. */
export const storeContactHandler = clientAction(contactPartner, {
  find: partnerOfRoute,
  act: async (context, { consent, ...given }, row) => {
    const { deps, actor, db, unscoped } = context;
    const { user, tenant } = actor;
    const texts = messagesFor(context.locale, partnerMessages).contact;
    if ((await leftOf(context)) === 0) {
      throw new ValidationFailure({ base: fill(texts.tooMany, { count: String(maxRequestsPerDay) }) });
    }
    const { name: operation, facts } = await passedOn(context, given.operationId, given.sharedFields);
    const id = deps.newId();
    const now = deps.clock.businessNow();
    const said = { subject: given.subject, message: given.message, operation, facts };
    await db.transaction(async (tx) => {
      await tx.insert(partnerRequests).values({
        id,
        partnerId: row.id,
        tenantId: tenant.id,
        userId: user.id,
        subject: given.subject,
        message: given.message,
        operationId: given.operationId,
        sharedFields: given.operationId === null ? [] : given.sharedFields,
        hasConsent: consent,
        sentAt: now,
        createdAt: now,
        updatedAt: now,
      });
      await tx
        .update(partners)
        .set({ requestsCount: sql`${partners.requestsCount} + 1` })
        .where(eq(partners.id, row.id));
      const to = { email: row.email, name: null, locale: 'fr', tenant, replyTo: user.email } as const;
      await queueMail(context, tx, 'partner.request', to, {
        ...said,
        sender: fullName(user),
        company: tenant.name,
        email: user.email,
        phone: given.phone,
      });
      await queueMail(context, tx, 'partner.acknowledged', mailTo(user, tenant), {
        ...said,
        partner: row.name,
        href: mailHref(context, view(row.slug)),
      });
      await audit(context, tx, 'partner.request', { type: 'partner', id: row.id, label: row.name });
    });
    await unscoped.transaction((tx) =>
      notify(context, tx, {
        kind: 'partner_request.created',
        to: { platformRoles: ['super-admin', 'admin', 'editor'] },
        tenant: null,
        values: { partner: row.name, company: tenant.name },
        href: edit(row.id, { query: { tab: 'demandes' } }),
        subject: { type: 'partner', id: row.id },
      }),
    );
    broadcast(context, [channels.admin()], 'partner_request.created', { id });
    return redirect(
      await successHref(context, 'contact-partenaire', { reference: row.name, back: view(row.slug) }),
    );
  },
});
