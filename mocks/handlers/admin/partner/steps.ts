import { and, eq, inArray } from 'drizzle-orm';
import {
  featurePartner,
  orderPartners,
  partnerLogo,
  updatePartnerRequest,
} from '#contracts/admin/partner/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { portraitSide } from '#domain/media/media.ts';
import { partnerObstacle, type PartnerStep } from '#domain/partner/partner.ts';
import { edit } from '#generated/routes/admin/partner.ts';
import { validationText } from '#messages/validation.ts';
import * as partnerMessages from '#messages/admin/partner.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { partnerRequests, partners, type Partner } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type AdminContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { fittedPicture } from '#mocks/server/files/fitted-picture.ts';
import { removeFile, storeFile } from '#mocks/server/files/store-file.ts';
import { adminAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { partner } from './record.ts';

const textsOf = ({ locale }: AdminContext) => messagesFor(locale, partnerMessages);

const withFlash = (context: AdminContext, row: Partner, text: string) =>
  redirect(backAddress(context), { type: 'success', text: fill(text, { name: row.name }) });

/** @throws ValidationFailure on `base` when the step cannot be taken */
function checkStep(context: AdminContext, row: Partner, step: PartnerStep): void {
  const { status, logoFileId, zones } = row;
  const obstacle = partnerObstacle({ status, hasLogo: logoFileId !== null, zonesCount: zones.length }, step);
  if (obstacle !== null) throw new ValidationFailure({ base: textsOf(context).obstacles[obstacle] });
}

/** Shows a partner to clients. */
export const publishHandler = adminAction(noPayload, {
  find: partner.ofRoute,
  act: async (context, _payload, row) => {
    checkStep(context, row, 'publish');
    await partner.change(context, row, { action: 'publish', columns: { status: 'published' } });
    return withFlash(context, row, textsOf(context).publish.done);
  },
});

/** Takes a partner away from clients, for good. */
export const archiveHandler = adminAction(noPayload, {
  find: partner.ofRoute,
  act: async (context, _payload, row) => {
    checkStep(context, row, 'archive');
    await partner.change(context, row, {
      action: 'archive',
      columns: { status: 'archived', isFeatured: false },
    });
    return withFlash(context, row, textsOf(context).archive.done);
  },
});

/** Puts a partner forward, or back among the others. */
export const featureHandler = adminAction(featurePartner, {
  find: partner.ofRoute,
  act: async (context, { isFeatured }, row) => {
    await partner.change(context, row, { action: 'feature', columns: { isFeatured } });
    const { feature } = textsOf(context);
    return withFlash(context, row, isFeatured ? feature.on : feature.off);
  },
});

/** Keeps in which order clients see partners: those that are named, then the others as before. */
export const orderHandler = adminAction(orderPartners, async (context, { ids }) => {
  const rows = await context.db
    .select({ id: partners.id, position: partners.position })
    .from(partners)
    .orderBy(partners.position, partners.id);
  const known = new Set(rows.map(({ id }) => id));
  // Whoever was removed meanwhile has no place any more.
  const named = [...new Set(ids)].filter((id) => known.has(id));
  if (named.length === 0)
    throw new ValidationFailure({ base: validationText(context.locale, 'unknownRecord') });
  const order = [...named, ...rows.map(({ id }) => id).filter((id) => !named.includes(id))];
  await context.db.transaction(async (tx) => {
    for (const [position, id] of order.entries()) {
      await tx.update(partners).set({ position }).where(eq(partners.id, id));
    }
    const [first] = await tx.select().from(partners).where(inArray(partners.id, named)).limit(1);
    await audit(context, tx, 'partner.order', {
      type: 'partner',
      id: first?.id ?? '',
      label: first?.name ?? '',
    });
  });
  broadcast(context, [channels.admin()], 'partner.changed', { ids: named, by: context.actor.user.id });
  return redirect(backAddress(context), { type: 'success', text: textsOf(context).ordered });
});

/** Takes the logo of a partner in place of the one before. */
export const logoHandler = adminAction(partnerLogo, {
  find: partner.ofRoute,
  act: async (context, { file }, row) => {
    const kept = await fittedPicture(context, file, { side: portraitSide, field: 'file' });
    await context.db.transaction(async (tx) => {
      const logoFileId = await storeFile(context, tx, kept, 'platform');
      await tx.update(partners).set({ logoFileId }).where(eq(partners.id, row.id));
      if (row.logoFileId !== null) await removeFile(tx, row.logoFileId);
      await audit(context, tx, 'partner.logo', { type: 'partner', id: row.id, label: row.name });
    });
    partner.declaration.announce(context, [{ id: row.id, version: row.version }]);
    return redirect(edit(row.id), { type: 'success', text: textsOf(context).logo.saved });
  },
});

/** A request with its partner, both of the address. @throws HttpFailure 404 */
async function requestOfRoute(context: AdminContext) {
  const row = await partner.ofRoute(context);
  const isIt = and(
    eq(partnerRequests.id, parameter(context, 'partnerRequest')),
    eq(partnerRequests.partnerId, row.id),
  );
  const [request] = await context.db.select().from(partnerRequests).where(isIt).limit(1);
  if (request === undefined) throw notFound('request to a partner');
  return { row, request };
}

/** Says how a request stands; the company that wrote sees it. */
export const requestHandler = adminAction(updatePartnerRequest, {
  find: requestOfRoute,
  act: async (context, { status }, { row, request }) => {
    await context.db.transaction(async (tx) => {
      await tx
        .update(partnerRequests)
        .set({ status, updatedAt: context.deps.clock.businessNow() })
        .where(eq(partnerRequests.id, request.id));
      await audit(context, tx, 'partner.request.update', { type: 'partner', id: row.id, label: row.name });
    });
    broadcast(context, [channels.tenant(request.tenantId)], 'partner_request.answered', { id: request.id });
    partner.declaration.announce(context, [{ id: row.id, version: row.version }]);
    return redirect(edit(row.id, { query: { tab: 'demandes' } }), {
      type: 'success',
      text: textsOf(context).requests.saved,
    });
  },
});
