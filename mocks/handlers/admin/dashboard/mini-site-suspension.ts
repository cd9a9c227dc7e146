import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { suspendSite } from '#contracts/admin/dashboard/mini-site.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { edit } from '#generated/routes/client/site-template.ts';
import * as miniSiteMessages from '#messages/admin/mini-site.ts';
import { messagesFor } from '#messages/locale.ts';
import {
  operations,
  sites,
  tenants,
  type Operation,
  type Site,
  type Tenant,
} from '#mocks/db/schema/index.ts';
import { settleAdverts, announceAdverts } from '#mocks/server/advert/settle.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type AdminContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { adminAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { notify } from '#mocks/server/notifications/notify.ts';

interface FoundSite {
  readonly site: Site;
  readonly operation: Operation;
  readonly tenant: Tenant;
}

/** The mini-site that the address names, if it was ever online. @throws HttpFailure 404 */
async function siteOfRoute(context: AdminContext): Promise<FoundSite> {
  const [found] = await context.db
    .select({ site: sites, operation: operations, tenant: tenants })
    .from(sites)
    .innerJoin(operations, eq(operations.id, sites.operationId))
    .innerJoin(tenants, eq(tenants.id, sites.tenantId))
    .where(
      and(eq(sites.id, parameter(context, 'site')), isNotNull(sites.publishedAt), isNull(sites.deletedAt)),
    )
    .limit(1);
  if (found === undefined) throw notFound('site');
  return found;
}

const texts = ({ locale }: AdminContext) => messagesFor(locale, miniSiteMessages);

interface Suspension {
  readonly step: 'suspended' | 'restored';
  readonly reason: string | null;
}

/** Writes how a mini-site stands, has its adverts follow, and tells its owner. */
async function changeSuspension(
  context: AdminContext,
  { site, operation, tenant }: FoundSite,
  { step, reason }: Suspension,
): Promise<void> {
  const { actor, db, deps } = context;
  const isSuspended = step === 'suspended';
  const name = (site.published ?? site.draft).title;
  const changed = await db.transaction(async (tx) => {
    await tx
      .update(sites)
      .set({
        suspendedAt: isSuspended ? deps.clock.businessNow() : null,
        suspendedReason: reason,
        suspendedBy: isSuspended ? actor.user.id : null,
      })
      .where(eq(sites.id, site.id));
    const subject = {
      type: 'site',
      id: site.id,
      label: name,
      tenantId: tenant.id,
    };
    await audit(context, tx, `site.${step}`, subject, {
      reason: { from: site.suspendedReason, to: reason },
    });
    await notify(context, tx, {
      kind: `site.${step}`,
      to: { tenantRoles: ['owner'] },
      tenant: { id: tenant.id, name: tenant.name },
      values: { name, reason: reason ?? '' },
      severity: isSuspended ? 'warning' : 'success',
      href: edit({ operation: operation.id }),
      subject: { type: `site-${step}`, id: site.id },
      operationId: operation.id,
    });
    return settleAdverts(deps, tx, operation);
  });
  const payload = {
    id: site.id,
    operationId: operation.id,
    version: site.version,
    by: actor.user.id,
  };
  broadcast(
    context,
    [channels.operation(operation.id), channels.tenant(tenant.id)],
    'site.published',
    payload,
    operation.id,
  );
  broadcast(context, [channels.admin()], 'site.published', payload, null);
  if (changed.length > 0) announceAdverts(context, operation, changed);
}

/** Keeps a mini-site off line, and tells its owner why. */
export const suspendHandler = adminAction(suspendSite, {
  find: siteOfRoute,
  act: async (context, { reason }, found) => {
    const { suspend } = texts(context);
    if (found.site.suspendedAt !== null) throw new ValidationFailure({ base: suspend.already });
    await changeSuspension(context, found, { step: 'suspended', reason });
    return redirect(backAddress(context), { type: 'success', text: suspend.done });
  },
});

/** Leaves a mini-site to its company again: it stands as that left it. */
export const restoreHandler = adminAction(noPayload, {
  find: siteOfRoute,
  act: async (context, _payload, found) => {
    const { restore } = texts(context);
    if (found.site.suspendedAt === null) throw new ValidationFailure({ base: restore.already });
    await changeSuspension(context, found, { step: 'restored', reason: null });
    return redirect(backAddress(context), { type: 'success', text: restore.done });
  },
});
