import { eq, sql } from 'drizzle-orm';
import { siteShow } from '#contracts/site/show.ts';
import { loadBandOf, sumLoads } from '#domain/site/load.ts';
import type { SiteContent } from '#domain/site/site.ts';
import { show } from '#generated/routes/site.ts';
import { store } from '#generated/routes/site/lead.ts';
import { siteDays, sites, type Site } from '#mocks/db/schema/index.ts';
import type { RequestContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { data } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { plainAnswer } from '#mocks/server/plain-answer.ts';
import { signLink } from '#mocks/server/signed-link.ts';
import { goneDocument, htmlAnswer, siteDocument } from '#mocks/server/site/document.ts';
import type { FormState } from '#mocks/server/site/form.ts';
import { pageFacts } from '#mocks/server/site/page-facts.ts';
import { isOptedOut } from '#mocks/server/visits/note-visit.ts';
import { draftSite, isOnline, publicSite } from './find.ts';
import { draftHref, publicCopyHref, publicHref } from './page.ts';

/** Seconds for which the form of a page can be sent. */
export const formLifeS = 86_400;

/** Handler of `site.show`: the page that is online, the draft behind a signed link, or that it is gone. */
export const showHandler = data(siteShow, async (context, { merci }) => {
  const { isSigned, request, requestId, deps } = context;
  const startedAt = deps.clock.systemNow();
  const site = isSigned ? await draftSite(context) : await publicSite(context);
  if (site === null) {
    return { kind: 'raw', response: plainAnswer(request.headers, { status: 404, requestId }) };
  }
  if (isSigned) return { kind: 'raw', response: htmlAnswer(await draftDocument(context, site, true)) };
  if (!isOnline(site) || site.published === null) {
    return { kind: 'raw', response: htmlAnswer(goneDocument(), 410) };
  }
  const html = await publicDocument(context, site, { values: {}, errors: {}, isSent: merci === '1' });
  await noteVisit(context, site, deps.clock.systemNow().getTime() - startedAt.getTime());
  return { kind: 'raw', response: htmlAnswer(html) };
});

/** The page that is online, with its form as it stands. @throws HttpFailure 404 where its operation is gone */
export async function publicDocument(
  context: RequestContext,
  site: Site,
  form: Omit<FormState, 'action'>,
): Promise<string> {
  const { deps, url, unscoped } = context;
  const slug = site.publishedSlug ?? site.slug;
  const content = site.published ?? site.draft;
  const facts = await pageFacts(unscoped, site, content);
  if (facts === null) throw notFound('operation of the site');
  const target = new URL(store({ siteSlug: slug }), url.origin);
  const action = await signLink(deps.signer, 'POST', target, {
    now: deps.clock.systemNow(),
    lifeS: formLifeS,
  });
  const origin = deps.config.publicOrigin ?? url.origin;
  return siteDocument(
    {
      content,
      facts,
      hrefOf: publicHref(slug),
      copyHrefOf: publicCopyHref(slug),
      form: { ...form, action: action.pathname + action.search },
    },
    { canonical: new URL(show({ siteSlug: slug }), origin).href, isPreview: false },
  );
}

/**
 * A draft as it would be online.
 *
 * @param isForEverybody whoever has the page may fetch its pictures: their addresses are signed
 * @throws HttpFailure 404 where its operation is gone
 */
export async function draftDocument(
  context: Pick<RequestContext, 'deps' | 'url' | 'unscoped'>,
  site: Pick<Site, 'tenantId' | 'operationId' | 'slug'> & { readonly draft: SiteContent },
  isForEverybody: boolean,
): Promise<string> {
  const facts = await pageFacts(context.unscoped, site, site.draft);
  if (facts === null) throw notFound('operation of the site');
  const hrefOf = isForEverybody ? await draftHref(context, site.slug, facts) : publicHref(site.slug);
  return siteDocument(
    { content: site.draft, facts, hrefOf, copyHrefOf: null, form: null },
    { canonical: null, isPreview: true },
  );
}

/** One answer in a band. */
const oneOf = (band: number): number[] => [...Array.from({ length: band }, () => 0), 1];

/** Counts a visit, of nobody in particular: not those of the company itself, nor of who asked not to be counted. */
async function noteVisit(context: RequestContext, site: Site, tookMs: number): Promise<void> {
  const { deps, unscoped, request, actor, url } = context;
  if (request.method !== 'GET' || isOptedOut(request) || actor?.tenant?.id === site.tenantId) return;
  const at = deps.clock.businessNow();
  await unscoped
    .insert(siteDays)
    .values({
      id: deps.newId(),
      tenantId: site.tenantId,
      operationId: site.operationId,
      siteId: site.id,
      day: parisDay(at),
      visits: 1,
      loads: sumLoads([oneOf(loadBandOf(tookMs))]),
    })
    .onConflictDoUpdate({
      target: [siteDays.siteId, siteDays.day],
      set: {
        visits: sql`${siteDays.visits} + 1`,
        loads: sql`array(select a + b from unnest(${siteDays.loads}, excluded.loads) as sums(a, b))`,
      },
    });
  if (site.customDomain !== null && url.hostname === site.customDomain) {
    await unscoped.update(sites).set({ domainSeenAt: at }).where(eq(sites.id, site.id));
  }
}
