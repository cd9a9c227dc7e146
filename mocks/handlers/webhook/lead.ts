import { eq } from 'drizzle-orm';
import { receivePortalLead } from '#contracts/webhook/lead.ts';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import { leadSources, tenants, type LeadSource } from '#mocks/db/schema/index.ts';
import { parameter, type RequestContext } from '#mocks/server/context.ts';
import { HttpFailure, notFound } from '#mocks/server/failures.ts';
import { action, json } from '#mocks/server/handler.ts';
import { placeOfAdvert } from '#mocks/server/lead/advert.ts';
import { readPortalRequest } from '#mocks/server/lead/portal-request.ts';
import { announceLead, receiveLead, type IncomingLead } from '#mocks/server/lead/receive.ts';
import { leadSecret, leadToken, sourceIdOf } from '#mocks/server/lead/source.ts';
import { maxActionBytes, readBytes } from '#mocks/server/read-bytes.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { hitThrottle } from '#mocks/server/throttle.ts';
import { hmacSigner } from '#mocks/services/signing.ts';
import { sameSecret } from '#mocks/services/tokens.ts';

/** Requests of one way in, each minute. */
const perMinute = 300;
/** Seconds for which a signature is good, before and after. */
const replayS = 300;

/** « t=1795161600,v1=… » */
const signaturePattern = /^t=(\d{1,12}),\s*v1=([0-9a-f]{64})$/;

/** True for a body that was signed with the secret a moment ago (HMAC-SHA256 of instant, point and body). */
async function isSigned({ request, deps }: RequestContext, secret: string): Promise<boolean> {
  const [, at = '', signature = ''] =
    signaturePattern.exec(request.headers.get('x-ilot-signature') ?? '') ?? [];
  if (signature === '') return false;
  const awayS = Math.abs(deps.clock.systemNow().getTime() / 1000 - Number(at));
  if (awayS > replayS) return false;
  const body = new TextDecoder().decode(await readBytes(request.clone(), maxActionBytes));
  return hmacSigner(secret).verify(`${at}.${body}`, signature);
}

/** True where the secret itself comes with the request: portals that do not sign send it so. */
const hasSecret = ({ request }: RequestContext, secret: string): boolean =>
  sameSecret((request.headers.get('authorization') ?? '').replace(/^Bearer /, ''), secret);

/** The way in that the address belongs to. @throws HttpFailure 404, 429, 401 */
async function sourceOfRoute(context: RequestContext): Promise<LeadSource> {
  const { deps, unscoped } = context;
  const token = parameter(context, 'leadToken');
  const [found] = await unscoped
    .select({ source: leadSources, status: tenants.status })
    .from(leadSources)
    .innerJoin(tenants, eq(tenants.id, leadSources.tenantId))
    .where(eq(leadSources.id, sourceIdOf(token)))
    .limit(1);
  if (found === undefined || found.status === 'closed') throw notFound('way in of leads');
  const { source } = found;
  if (!sameSecret(token, await leadToken(deps, source))) throw notFound('way in of leads');
  const waitS = await hitThrottle({ ...deps, db: unscoped }, `lead-webhook:${source.id}`, perMinute, 60);
  if (waitS !== null) throw new HttpFailure(429, 'too many leads a minute', waitS);
  const secret = await leadSecret(deps, source);
  if (hasSecret(context, secret) || (await isSigned(context, secret))) return source;
  throw new HttpFailure(401, 'neither signed nor with the secret');
}

/** Takes what portals post: 202 whether it is new or was taken before, 422 where nobody could answer it. */
const storeHandler = action(receivePortalLead, {
  find: sourceOfRoute,
  act: async (context, payload, { tenantId }) => {
    const request = readPortalRequest(payload, context.deps.clock.businessNow());
    if (request === null) return json({ error: 'email or phone expected' }, { status: 422 });
    const db = withinTenant(context.unscoped, { tenantId, assignedOperationIds: null });
    const lead: IncomingLead = { ...request, ...(await placeOfAdvert(db, request.listingRef)), tenantId };
    const id = await db.transaction((tx) => receiveLead(context, tx, lead));
    if (id === null) return json({ status: 'known' }, { status: 202 });
    announceLead(context, id, lead);
    return json({ status: 'received', id }, { status: 202 });
  },
});

/** What other servers post to ours. */
export const webhookResource = defineResource({ handlers: { 'webhook.lead.store': storeHandler } });
