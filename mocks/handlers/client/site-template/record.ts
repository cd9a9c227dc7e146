import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { siteFields, type SiteFields } from '#contracts/client/site-template/payload.ts';
import type { SiteContent } from '#domain/site/site.ts';
import { edit } from '#generated/routes/client/site-template.ts';
import * as siteTemplateMessages from '#messages/client/site-template.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import { sites, type AuditChanges, type Operation, type Site } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { redirect, type RedirectAnswer } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { operationOfRoute } from '../operation/scope.ts';

/** A mini-site with its operation. */
export interface FoundSite {
  readonly operation: Operation;
  readonly site: Site;
}

export const texts = ({ locale }: ClientContext) => messagesFor(locale, siteTemplateMessages);

/** The mini-site of an operation, as far as it was begun. */
export async function siteOf({ db }: Pick<ClientContext, 'db'>, operationId: string): Promise<Site | null> {
  const [row] = await db
    .select()
    .from(sites)
    .where(and(eq(sites.operationId, operationId), isNull(sites.deletedAt)))
    .limit(1);
  return row ?? null;
}

/** The mini-site of the operation that the address names. @throws HttpFailure 404 while it was not begun */
export async function siteOfRoute(context: ClientContext): Promise<FoundSite> {
  const operation = await operationOfRoute(context);
  const site = await siteOf(context, operation.id);
  if (site === null) throw notFound('site');
  return { operation, site };
}

/** What is written, as the form holds it. */
export const valuesOf = ({ draft, slug }: Pick<Site, 'draft' | 'slug'>): SiteFields =>
  siteFields.parse({ ...draft, slug });

/** Fields of the form without the address, which is a column of its own. */
export const contentOf = ({ slug: _slug, ...content }: SiteFields): SiteContent => content;

/** Whether no other mini-site has an address, on line or being written. */
export async function isSlugFree(
  { unscoped }: Pick<ClientContext, 'unscoped'>,
  slug: string,
  operationId: string,
): Promise<boolean> {
  const isTaken = and(
    or(eq(sites.slug, slug), eq(sites.publishedSlug, slug)),
    ne(sites.operationId, operationId),
  );
  return (await unscoped.$count(sites, isTaken)) === 0;
}

/** What happened to a mini-site, as a line of the operation's journal. */
export const auditSite = (
  context: ClientContext,
  tx: Database,
  action: string,
  operation: Pick<Operation, 'id' | 'ref'>,
  changes: AuditChanges = {},
): Promise<void> =>
  audit(
    context,
    tx,
    `operation.site.${action}`,
    { type: 'operation', id: operation.id, label: operation.ref },
    changes,
  );

/** Tells those who look at the operation that its mini-site was changed, or went on or off line. */
export function announceSite(
  context: ClientContext,
  name: 'site.updated' | 'site.published',
  { id, operationId }: Pick<Site, 'id' | 'operationId'>,
  version: number,
): void {
  const payload = {
    id,
    operationId,
    version,
    by: context.actor.user.id,
  };
  broadcast(
    context,
    [channels.operation(operationId), channels.tenant(context.actor.tenant.id)],
    name,
    payload,
    operationId,
  );
  // The staff of the platform watch what goes online.
  if (name === 'site.published') broadcast(context, [channels.admin()], name, payload, null);
}

export interface SiteChange {
  readonly action: 'update' | 'publish' | 'unpublish' | 'restore' | 'domain';
  readonly version: number;
  readonly columns: ColumnsOf<typeof sites>;
  /** What else is written in the same transaction. */
  readonly also?: (tx: Database) => Promise<void>;
}

/** Changes a mini-site over the version that was read. @throws ValidationFailure on `version` */
export async function changeSite(
  context: ClientContext,
  { operation, site }: FoundSite,
  { action, version, columns, also }: SiteChange,
): Promise<void> {
  const at = context.deps.clock.businessNow();
  const isSaved = await context.db.transaction(async (tx) => {
    if (!(await changeRow(tx, sites, { id: site.id, version }, { at, columns }))) return false;
    await also?.(tx);
    await auditSite(context, tx, action, operation);
    return true;
  });
  if (!isSaved) throw await staleSite(context, operation, site.updatedAt);
  const isPublic = action === 'publish' || action === 'unpublish';
  announceSite(context, isPublic ? 'site.published' : 'site.updated', site, version + 1);
}

/** The refusal of what was typed over an older version. */
export const staleSite = (context: ClientContext, { id }: Pick<Operation, 'id'>, updatedAt: Date) =>
  staleVersion(context, {
    id,
    updatedAt,
    actions: ['update', 'publish', 'unpublish', 'restore', 'domain'].map((step) => `operation.site.${step}`),
    within: context.db,
    fields: ['draft'],
  });

/** Back to the page, with what was done. */
export const siteFlash = (operationId: string, text: string): RedirectAnswer =>
  redirect(edit({ operation: operationId }), { type: 'success', text });
