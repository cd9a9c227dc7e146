/** Where a banner is shown. */
export const bannerPlacements = ['dashboard', 'partner_index', 'actuality', 'login'] as const;
export type BannerPlacement = (typeof bannerPlacements)[number];

/** The pictures of a banner, with their exact sizes in pixels. */
export const bannerPictures = {
  desktop: { widthPx: 1200, heightPx: 300 },
  mobile: { widthPx: 640, heightPx: 320 },
} as const;

/** A banner that could be shown, with a number drawn for it in this session, above 0 and at most 1. */
export interface DrawnBanner {
  readonly id: string;
  readonly weight: number;
  readonly drawn: number;
}

/**
 * The banner to show: each has the chance of its weight among those given, and the same numbers always give
 * the same one, so that it stays for a session. One that comes or goes changes nothing between the others
 * (Efraimidis and Spirakis, weighted sampling). Null for none.
 */
export function chooseBanner<Banner extends DrawnBanner>(banners: readonly Banner[]): Banner | null {
  const delayOf = ({ drawn, weight }: DrawnBanner): number => -Math.log(drawn) / weight;
  return banners.reduce<Banner | null>(
    (best, banner) => (best === null || delayOf(banner) < delayOf(best) ? banner : best),
    null,
  );
}

/**
 * A number above 0 and at most 1 that a session always draws for a banner: FNV-1a, its bits mixed once more
 * (the finish of MurmurHash3), so that names which are alike draw numbers which are not.
 */
export function drawFor(session: string, bannerId: string): number {
  let hash = 0x811c9dc5;
  for (const sign of `${session}:${bannerId}`)
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) + 1) / 2 ** 32;
}
