import { and, eq, isNull } from 'drizzle-orm';
import { sites, type Site } from '#mocks/db/schema/index.ts';
import { parameter, type RequestContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';

/** The mini-site at a public address, on or off line; null where none ever was. */
export async function publicSite(context: RequestContext): Promise<Site | null> {
  return siteWhere(context, eq(sites.publishedSlug, parameter(context, 'siteSlug')));
}

/** The mini-site whose draft a signed address shows. */
export async function draftSite(context: RequestContext): Promise<Site | null> {
  return siteWhere(context, eq(sites.slug, parameter(context, 'siteSlug')));
}

async function siteWhere({ unscoped }: RequestContext, isThat: ReturnType<typeof eq>): Promise<Site | null> {
  const [row] = await unscoped
    .select()
    .from(sites)
    .where(and(isThat, isNull(sites.deletedAt)))
    .limit(1);
  return row ?? null;
}

/** Whether everybody may see a mini-site: its company put it online, and the platform does not keep it off. */
export const isOnline = ({ status, suspendedAt }: Pick<Site, 'status' | 'suspendedAt'>): boolean =>
  status === 'published' && suspendedAt === null;

/** The mini-site that is online at an address. @throws HttpFailure 404 */
export async function onlineSite(context: RequestContext): Promise<Site> {
  const site = await publicSite(context);
  if (site === null || !isOnline(site)) throw notFound('siteSlug');
  return site;
}
