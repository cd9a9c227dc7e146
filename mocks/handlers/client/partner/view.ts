import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { noPayload } from '#contracts/define.ts';
import { departmentName } from '#domain/geography/departments.ts';
import { supplierTradeOf } from '#domain/partner/partner.ts';
import { view } from '#generated/routes/client/partner.ts';
import * as partnerMessages from '#messages/client/partner.ts';
import { messagesFor } from '#messages/locale.ts';
import { countRows } from '#mocks/db/queries/business-table.ts';
import {
  partnerFavorites,
  partnerRequests,
  partners,
  partnerViews,
  suppliers,
  type Partner,
} from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import { canNow, isClientContext, type ClientContext, type SignedInContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { accountAction, clientAction, json, redirect } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { supplier } from '../supplier/record.ts';
import { isEverywhere, partnerCards, partnerOfRoute, partnerOfSlug } from './cards.ts';

const phoneKey = 'partnerPhone';
/** Own requests that the sheet shows at most. */
const shownRequests = 50;

/** The supplier that a partner is already, by name or by address of mail. */
async function supplierOf(context: ClientContext, { name, email }: Partner): Promise<boolean> {
  const isIt = and(
    isNull(suppliers.deletedAt),
    sql`(lower(${suppliers.name}) = lower(${name}) or ${suppliers.email} = ${email})`,
  );
  return (await countRows(context.db, suppliers, isIt)) > 0;
}

async function requestsOf(context: SignedInContext, row: Partner) {
  if (!isClientContext(context)) return [];
  const rows = await context.db
    .select()
    .from(partnerRequests)
    .where(eq(partnerRequests.partnerId, row.id))
    .orderBy(desc(partnerRequests.sentAt), desc(partnerRequests.id))
    .limit(shownRequests);
  const names = await personNames(
    context.db,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ id, subject, userId, sentAt, status }) => ({
    id,
    subject,
    by: names.get(userId) ?? '',
    sentAt: sentAt.toISOString(),
    status,
  }));
}

/** Props of the sheet of a partner. */
export async function viewProps(context: SignedInContext) {
  const row = await partnerOfSlug(context);
  const [card] = await partnerCards(context, [row]);
  if (card === undefined) throw new RangeError('a partner without a card');
  const shown = z.string().safeParse(context.session.data.details?.[phoneKey]);
  const isSupplier = isClientContext(context) && (await supplierOf(context, row));
  return {
    partner: {
      ...card,
      body: row.body,
      website: row.website,
      hasPhone: row.phone !== null,
      phone: shown.data === row.id ? row.phone : null,
      zoneNames: isEverywhere(row.zones) ? [] : card.zones.map(departmentName),
    },
    requests: await requestsOf(context, row),
    isSupplier,
    can: {
      contact: canNow(context, 'partner.validate'),
      supplier: canNow(context, 'supplier.create') && !isSupplier,
    },
  };
}

/** Counts that somebody looked at a sheet: once a person and day. */
export const seenHandler = accountAction(noPayload, {
  find: partnerOfRoute,
  act: async ({ db, actor, deps }, _payload, row) => {
    const isCounted = await db.transaction(async (tx) => {
      const on = parisDay(deps.clock.businessNow());
      const added = await tx
        .insert(partnerViews)
        .values({ partnerId: row.id, userId: actor.user.id, day: on })
        .onConflictDoNothing()
        .returning({ id: partnerViews.partnerId });
      if (added.length === 0) return false;
      await tx
        .update(partners)
        .set({ viewsCount: sql`${partners.viewsCount} + 1` })
        .where(eq(partners.id, row.id));
      return true;
    });
    return json({ counted: isCounted });
  },
});

/** Tells the number of a partner on the page that follows, and counts that it was asked for. */
export const phoneHandler = accountAction(noPayload, {
  find: partnerOfRoute,
  act: async ({ db, session }, _payload, row) => {
    await db
      .update(partners)
      .set({ phoneRevealsCount: sql`${partners.phoneRevealsCount} + 1` })
      .where(eq(partners.id, row.id));
    session.data.details = { ...session.data.details, [phoneKey]: row.id };
    session.isDirty = true;
    return redirect(view(row.slug));
  },
});

/** Keeps a partner at hand. */
export const favoriteHandler = accountAction(noPayload, {
  find: partnerOfRoute,
  act: async (context, _payload, row) => {
    const { db, actor, deps } = context;
    await db
      .insert(partnerFavorites)
      .values({ partnerId: row.id, userId: actor.user.id, createdAt: deps.clock.businessNow() })
      .onConflictDoNothing();
    return redirect(backAddress(context));
  },
});

/** Keeps it no longer. */
export const unfavoriteHandler = accountAction(noPayload, {
  find: partnerOfRoute,
  act: async (context, _payload, row) => {
    const own = and(
      eq(partnerFavorites.partnerId, row.id),
      eq(partnerFavorites.userId, context.actor.user.id),
    );
    await context.db.delete(partnerFavorites).where(own);
    return redirect(backAddress(context));
  },
});

/** Makes a supplier of the company of a partner, with what the sheet tells. */
export const supplierHandler = clientAction(noPayload, {
  find: partnerOfRoute,
  act: async (context, _payload, row) => {
    const texts = messagesFor(context.locale, partnerMessages).supplier;
    if (await supplierOf(context, row)) throw new ValidationFailure({ base: texts.taken });
    await supplier.create(context, {
      name: row.name,
      trade: supplierTradeOf(row.category),
      legalForm: null,
      siren: null,
      siret: null,
      vatNumber: null,
      email: row.email,
      phone: row.phone,
      website: row.website ?? '',
      addressLine: '',
      addressLine2: '',
      postalCode: '',
      city: '',
      // Whoever works everywhere is told by no list of departments.
      departments: isEverywhere(row.zones) ? [] : row.zones.slice(0, 20),
      paymentTermsDays: 30,
      retentionBps: 0,
      vatRateBps: null,
      tags: [],
      notes: row.short,
    });
    return redirect(view(row.slug), { type: 'success', text: texts.added });
  },
});
