import { and, desc, eq, notInArray } from 'drizzle-orm';
import { publishSite } from '#contracts/client/site-template/payload.ts';
import { siteContent } from '#contracts/client/site-template/payload.ts';
import { checkSite } from '#domain/site/checks.ts';
import { keptVersions } from '#domain/site/site.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { siteVersions, type Site } from '#mocks/db/schema/index.ts';
import { settleAdverts } from '#mocks/server/advert/settle.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload } from '#mocks/server/handler.ts';
import { quotaLimit } from '#mocks/server/quota.ts';
import { siteFacts } from './page.ts';
import { changeSite, siteOfRoute, texts, siteFlash, type FoundSite } from './record.ts';

/** Puts the draft online, once nothing is missing; a snapshot of it is kept. */
export const publishHandler = clientAction(publishSite, {
  find: siteOfRoute,
  act: async (context, { version }, found) => {
    const { operation, site } = found;
    if (site.suspendedAt !== null) throw new ValidationFailure({ base: texts(context).suspended });
    await checkReady(context, found);
    const at = context.deps.clock.businessNow();
    await changeSite(context, found, {
      action: 'publish',
      version,
      columns: { status: 'published', published: site.draft, publishedSlug: site.slug, publishedAt: at },
      also: async (tx) => {
        await keepVersion(context, tx, site);
        // Its lots stand on the mini-site from now on.
        await settleAdverts(context.deps, tx, operation);
      },
    });
    const wasOnline = site.status === 'published';
    return siteFlash(
      operation.id,
      wasOnline ? texts(context).flash.republished : texts(context).flash.published,
    );
  },
});

/** @throws ValidationFailure on `base` with the first thing that is missing */
async function checkReady(context: ClientContext, { operation, site }: FoundSite): Promise<void> {
  const missing = checkSite(site.draft, await siteFacts(context, operation, site)).find(
    ({ isMet }) => !isMet,
  );
  if (missing === undefined) return;
  const { check } = missing;
  const text =
    check === 'quota'
      ? validationText(context.locale, 'quotaMiniSites', {
          count: (await quotaLimit(context, 'miniSites')) ?? 0,
        })
      : texts(context).refusals[check];
  throw new ValidationFailure({ base: text });
}

async function keepVersion(context: ClientContext, tx: Database, site: Site): Promise<void> {
  const { deps, actor } = context;
  const at = deps.clock.businessNow();
  const isOfSite = eq(siteVersions.siteId, site.id);
  const [last] = await tx
    .select({ number: siteVersions.number })
    .from(siteVersions)
    .where(isOfSite)
    .orderBy(desc(siteVersions.number))
    .limit(1);
  await tx.insert(siteVersions).values({
    id: deps.newId(),
    tenantId: site.tenantId,
    operationId: site.operationId,
    siteId: site.id,
    number: (last?.number ?? 0) + 1,
    content: site.draft,
    createdBy: actor.user.id,
    createdAt: at,
    updatedAt: at,
  });
  const kept = await tx
    .select({ id: siteVersions.id })
    .from(siteVersions)
    .where(isOfSite)
    .orderBy(desc(siteVersions.number))
    .limit(keptVersions);
  await tx.delete(siteVersions).where(
    and(
      isOfSite,
      notInArray(
        siteVersions.id,
        kept.map(({ id }) => id),
      ),
    ),
  );
}

/** Takes the page offline: its address says that the programme is no longer available. */
export const unpublishHandler = clientAction(noPayload, {
  find: siteOfRoute,
  act: async (context, _payload, found) => {
    const { operation, site } = found;
    if (site.status !== 'published') throw new ValidationFailure({ base: texts(context).notOnline });
    await changeSite(context, found, {
      action: 'unpublish',
      version: site.version,
      columns: { status: 'unpublished' },
      also: async (tx) => {
        await settleAdverts(context.deps, tx, operation);
      },
    });
    return siteFlash(operation.id, texts(context).flash.unpublished);
  },
});

/** Makes a snapshot the draft again. */
export const restoreHandler = clientAction(noPayload, {
  find: async (context: ClientContext) => {
    const found = await siteOfRoute(context);
    const [kept] = await context.db
      .select()
      .from(siteVersions)
      .where(
        and(eq(siteVersions.id, parameter(context, 'siteVersion')), eq(siteVersions.siteId, found.site.id)),
      )
      .limit(1);
    if (kept === undefined) throw notFound('siteVersion');
    return { ...found, kept };
  },
  act: async (context, _payload, found) => {
    await changeSite(context, found, {
      action: 'restore',
      version: found.site.version,
      columns: { draft: siteContent.parse(found.kept.content) },
    });
    return siteFlash(found.operation.id, fill(texts(context).flash.restored, { number: found.kept.number }));
  },
});
