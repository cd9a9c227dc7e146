import { media as mediaRoute } from '#generated/routes/site.ts';
import type { RequestContext } from '#mocks/server/context.ts';
import type { PageFacts } from '#mocks/server/site/page-facts.ts';
import { signLink } from '#mocks/server/signed-link.ts';

/** Days for which a draft can be looked at behind a link. */
export const previewDays = 7;
const dayS = 86_400;

/** Addresses of what a public page shows. */
export const publicHref =
  (slug: string) =>
  (siteMedia: string, isSmall: boolean): string =>
    mediaRoute({ siteSlug: slug, siteMedia }, isSmall ? { query: { petite: '1' } } : {});

/** Addresses of its pictures in one of their sizes. */
export const publicCopyHref =
  (slug: string) =>
  (siteMedia: string, largeur: number): string =>
    mediaRoute({ siteSlug: slug, siteMedia }, { query: { largeur } });

/** Addresses of what a draft shows: signed, since nobody may see it yet. */
export async function draftHref(
  { deps, url }: Pick<RequestContext, 'deps' | 'url'>,
  slug: string,
  facts: PageFacts,
): Promise<(mediaId: string, isSmall: boolean) => string> {
  const options = { now: deps.clock.systemNow(), lifeS: previewDays * dayS };
  const hrefs = new Map<string, string>();
  for (const id of facts.media.keys()) {
    const signed = await signLink(
      deps.signer,
      'GET',
      new URL(publicHref(slug)(id, true), url.origin),
      options,
    );
    hrefs.set(id, signed.pathname + signed.search);
  }
  return (id) => hrefs.get(id) ?? '';
}
