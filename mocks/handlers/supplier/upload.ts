import { and, desc, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import { uploadPage, storeUpload, type UploadProps } from '#contracts/supplier/upload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { isRequestOpen, maxDeposits } from '#domain/relation/document-request.ts';
import type { SupplierDocumentKind } from '#domain/relation/supplier.ts';
import { day } from '#domain/time/day.ts';
import { edit } from '#generated/routes/client/supplier.ts';
import { upload } from '#generated/routes/supplier.ts';
import * as uploadMessages from '#messages/supplier/upload.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  storedFiles,
  supplierDocumentRequests,
  supplierDocuments,
  suppliers,
  tenants,
  users,
  type Supplier,
  type SupplierDocumentRequest,
  type Tenant,
  type User,
} from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type RequestContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { storeFile } from '#mocks/server/files/store-file.ts';
import { action, page, redirect, type RouteHandlers } from '#mocks/server/handler.ts';
import { limitPerHour } from '#mocks/server/identity/limits.ts';
import { liveStatuses } from '#mocks/server/memberships.ts';
import { notifyAuthor } from '#mocks/server/notifications/notify-author.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { refuseUnknownLink } from '#mocks/server/share/check-link.ts';
import { LinkFailure } from '#mocks/server/share/link-failure.ts';
import { sha256Hex } from '#mocks/services/tokens.ts';
import { successHref } from '../success/success-href.ts';

/** Papers that one link takes in an hour. */
const depositsPerHour = 20;

interface FoundRequest {
  readonly request: SupplierDocumentRequest;
  readonly supplier: Supplier;
  readonly tenant: Tenant;
  /** Who asked. */
  readonly author: User;
}

/**
 * The request that the address names, while it takes papers.
 *
 * @throws HttpFailure 404, or 429 for whoever tries addresses; LinkFailure 410 for one that is over
 */
async function requestOfRoute(context: RequestContext): Promise<FoundRequest> {
  const { unscoped, deps } = context;
  const tokenHash = await sha256Hex(parameter(context, 'token'));
  const [found] = await unscoped
    .select({
      request: supplierDocumentRequests,
      supplier: suppliers,
      tenant: tenants,
      author: users,
    })
    .from(supplierDocumentRequests)
    .innerJoin(suppliers, eq(suppliers.id, supplierDocumentRequests.supplierId))
    .innerJoin(tenants, eq(tenants.id, supplierDocumentRequests.tenantId))
    .innerJoin(users, eq(users.id, supplierDocumentRequests.createdBy))
    .where(eq(supplierDocumentRequests.tokenHash, tokenHash))
    .limit(1);
  if (found === undefined) return refuseUnknownLink(context);
  const { request, supplier, tenant } = found;
  const isLive = (liveStatuses as readonly string[]).includes(tenant.status);
  if (request.revokedAt !== null || supplier.deletedAt !== null || !isLive) {
    throw new LinkFailure('revoked', tenant.name);
  }
  const today = day(parisDay(deps.clock.businessNow()));
  const isOpen = isRequestOpen({ ...request, expiresOn: day(request.expiresOn) }, today);
  if (!isOpen) throw new LinkFailure('expired', tenant.name);
  return found;
}

/** True for people of the company that asked: they look at what the supplier sees. */
const isPreview = ({ actor }: RequestContext, { tenant }: FoundRequest): boolean =>
  actor?.tenant?.id === tenant.id;

/** Handler of `supplier.upload`: what is asked for, and what came. */
const showHandler = page(uploadPage, async (context): Promise<UploadProps> => {
  const found = await requestOfRoute(context);
  const { request, supplier, tenant, author } = found;
  await noteOpening(context, found);
  const received = await context.unscoped
    .select({
      kind: supplierDocuments.kind,
      name: storedFiles.name,
      at: supplierDocuments.createdAt,
    })
    .from(supplierDocuments)
    .innerJoin(storedFiles, eq(storedFiles.id, supplierDocuments.fileId))
    .where(eq(supplierDocuments.requestId, request.id))
    .orderBy(desc(supplierDocuments.createdAt), desc(supplierDocuments.id));
  return {
    sender: { company: tenant.tradeName ?? tenant.name, author: fullName(author) },
    supplier: supplier.name,
    message: request.message ?? '',
    endsOn: request.expiresOn,
    href: upload({ token: parameter(context, 'token') }),
    asked: request.kinds.map((kind) => ({
      kind,
      isReceived: received.some((paper) => paper.kind === kind),
    })),
    received: received.map((paper) => ({ ...paper, at: paper.at.toISOString() })),
    isPreview: isPreview(context, found),
  };
});

/** Writes when the supplier first looked; what a browser fetches ahead of a press does not count. */
async function noteOpening(context: RequestContext, found: FoundRequest): Promise<void> {
  const { request } = found;
  const isAhead = context.request.headers.get('purpose') === 'prefetch';
  if (request.openedAt !== null || isAhead || isPreview(context, found)) return;
  await context.unscoped
    .update(supplierDocumentRequests)
    .set({ openedAt: context.deps.clock.businessNow() })
    .where(and(eq(supplierDocumentRequests.id, request.id), isNull(supplierDocumentRequests.openedAt)));
  announce(context, found);
}

function announce(context: RequestContext, { request, supplier }: FoundRequest): void {
  broadcast(context, [channels.tenant(request.tenantId)], 'supplier_document.received', {
    supplierId: supplier.id,
  });
}

/** Handler of `supplier.upload.store`: keeps one paper, which counts once the company has verified it. */
const storeHandler = action(storeUpload, {
  find: requestOfRoute,
  act: async (context, payload, found) => {
    const { request } = found;
    const texts = messagesFor(context.locale, uploadMessages);
    if (isPreview(context, found)) throw new ValidationFailure({ base: texts.previewRefusal });
    await limitPerHour(context, 'base', { [`deposits:${request.id}`]: depositsPerHour });
    const received = await context.unscoped.transaction(async (tx) => {
      const kinds = await keepPaper(context, tx, found, payload);
      await notifyOfPaper(context, tx, found);
      return kinds;
    });
    announce(context, found);
    const back = upload({ token: parameter(context, 'token') });
    if (request.kinds.every((asked) => received.has(asked))) {
      return redirect(await successHref(context, 'depot', { back }));
    }
    return redirect(back, { type: 'success', text: fill(texts.deposited, { name: payload.file.name }) });
  },
});

/**
 * Keeps a paper that a supplier gives.
 *
 * @returns the kinds of all that came by this link
 * @throws ValidationFailure once the link has taken its full number
 */
async function keepPaper(
  context: RequestContext,
  tx: Database,
  { request, supplier }: FoundRequest,
  { kind, file, validFrom, validTo }: z.output<typeof storeUpload.payload>,
): Promise<ReadonlySet<SupplierDocumentKind>> {
  const { deps, locale } = context;
  const { tenantId } = request;
  const now = deps.clock.businessNow();
  // First of all: of two papers at once, the second waits here for the first.
  await tx
    .update(supplierDocumentRequests)
    .set({ answeredAt: now, updatedAt: now })
    .where(eq(supplierDocumentRequests.id, request.id));
  const own = await tx
    .select({ kind: supplierDocuments.kind })
    .from(supplierDocuments)
    .where(eq(supplierDocuments.requestId, request.id));
  if (own.length >= maxDeposits) {
    const text = messagesFor(locale, uploadMessages).full;
    throw new ValidationFailure({ base: fill(text, { max: maxDeposits }) });
  }
  const fileId = await storeFile({ deps, actor: null }, tx, file, { tenantId });
  await tx.insert(supplierDocuments).values({
    id: deps.newId(),
    tenantId,
    supplierId: supplier.id,
    requestId: request.id,
    kind,
    fileId,
    validFrom,
    validTo,
    createdAt: now,
    updatedAt: now,
  });
  return new Set([kind, ...own.map((paper) => paper.kind)]);
}

async function notifyOfPaper(
  context: RequestContext,
  tx: Database,
  { request, supplier, tenant }: FoundRequest,
): Promise<void> {
  await notifyAuthor(context, tx, request.createdBy, {
    kind: 'share.document_deposited',
    tenant: { id: tenant.id, name: tenant.name },
    values: { name: supplier.name },
    href: edit(supplier.id),
    subject: { type: 'supplier', id: supplier.id },
  });
  const subject = {
    type: 'supplier',
    id: supplier.id,
    label: supplier.name,
    tenantId: tenant.id,
  };
  await audit({ ...context, actor: null }, tx, 'supplier.document.deposit', subject);
}

/** Handlers of the page where a supplier deposits papers. */
export const supplierUploadHandlers = {
  'supplier.upload': showHandler,
  'supplier.upload.store': storeHandler,
} satisfies Partial<RouteHandlers>;
