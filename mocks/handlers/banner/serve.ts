import { and, eq, gt, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { ShownBanner } from '#contracts/banner.ts';
import { chooseBanner, drawFor, type BannerPlacement } from '#domain/partner/banner.ts';
import { departmentOf } from '#domain/geography/insee.ts';
import { banners, partners, tenants, type BannerRow } from '#mocks/db/schema/index.ts';
import { isSignedInContext, type RequestContext } from '#mocks/server/context.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { sharedRead } from '#mocks/server/shared-read.ts';
import { meant, ownGroups } from '../client/actuality/audience.ts';

/** A banner whose pictures are there. */
type WholeBanner = BannerRow & { readonly desktopFileId: string; readonly mobileFileId: string };

/** On pages at an instant, whoever looks; the partner is told beside it. */
export const isLive = (now: Date): SQL | undefined =>
  and(
    isNull(banners.deletedAt),
    eq(banners.isPaused, false),
    isNotNull(banners.desktopFileId),
    isNotNull(banners.mobileFileId),
    lte(banners.startsAt, now),
    gt(banners.endsAt, now),
    or(isNull(banners.maxImpressions), lt(banners.impressionsCount, banners.maxImpressions)),
    isNull(partners.deletedAt),
    eq(partners.status, 'published'),
  );

/** By the offer, the brand and the department of somebody's company; to guests only what is meant for all. */
async function isMeant(context: RequestContext): Promise<SQL | undefined> {
  const groups = isSignedInContext(context)
    ? await ownGroups(context)
    : { planIds: [] as string[], brandIds: [] as string[] };
  return and(
    meant(banners.planIds, groups.planIds),
    meant(banners.brandIds, groups.brandIds),
    meant(banners.departments, await ownDepartments(context)),
  );
}

async function ownDepartments({ actor, unscoped }: RequestContext): Promise<string[]> {
  if (!actor?.tenant) return [];
  const [company] = await unscoped
    .select({ inseeCode: tenants.inseeCode, postalCode: tenants.postalCode })
    .from(tenants)
    .where(eq(tenants.id, actor.tenant.id));
  if (company?.inseeCode) return [departmentOf(company.inseeCode)];
  return company?.postalCode ? [company.postalCode.slice(0, 2)] : [];
}

/** Banners that may be shown to whoever asks now. */
export const openBanners = async (context: RequestContext): Promise<SQL | undefined> =>
  and(isLive(context.deps.clock.businessNow()), await isMeant(context));

/** The banner of a placement for whoever asks, the same throughout a session, with its partner's name. */
export async function chosenBanner(context: RequestContext, placement: BannerPlacement) {
  const { unscoped, session, actor } = context;
  const read = async () =>
    unscoped
      .select({ banner: banners, partner: partners.name })
      .from(banners)
      .innerJoin(partners, eq(partners.id, banners.partnerId))
      .where(and(eq(banners.placement, placement), await openBanners(context)));
  const rows = await (actor === null ? sharedRead(unscoped, `banners:${placement}`, read) : read());
  return chooseBanner(
    rows.map(({ banner, partner }) => ({
      id: banner.id,
      weight: banner.weight,
      drawn: drawFor(session.publicId, banner.id),
      banner: banner as WholeBanner,
      partner,
    })),
  );
}

/** What a page shows at a placement; null where nothing is to be shown. */
export async function bannerFor(
  context: RequestContext,
  placement: BannerPlacement,
): Promise<ShownBanner | null> {
  const chosen = await chosenBanner(context, placement);
  if (chosen === null) return null;
  const { banner, partner } = chosen;
  // Guests have no session that a file could be asked for in.
  const source = context.actor === null ? { deps: context.deps, isSigned: true } : context;
  return {
    id: banner.id,
    desktopHref: await fileHref(source, banner.desktopFileId),
    mobileHref: await fileHref(source, banner.mobileFileId),
    alt: banner.alt,
    partner,
  };
}
