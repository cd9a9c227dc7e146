/** Where a banner is shown. */
export const bannerPlacements = ['dashboard', 'partner_index', 'actuality', 'login'] as const;
export type BannerPlacement = (typeof bannerPlacements)[number];

export const bannerStates = ['draft', 'scheduled', 'live', 'paused', 'ended'] as const;
export type BannerState = (typeof bannerStates)[number];

/** Heaviest weight of a banner among those of its placement. */
export const maxWeight = 10;

/** The pictures of a banner, with their exact sizes in pixels. */
export const bannerPictures = {
  desktop: { widthPx: 1200, heightPx: 300 },
  mobile: { widthPx: 640, heightPx: 320 },
} as const;
export type BannerPicture = keyof typeof bannerPictures;
/** 500 Ko, as people's programs count them. */
export const maxPictureBytes = 512_000;

/** What the state of a banner follows from; instants. */
export interface BannerFacts {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isPaused: boolean;
  /** Both pictures are there. */
  readonly isComplete: boolean;
  readonly maxImpressions: number | null;
  readonly impressions: number;
}

/** The state of a banner at an instant: dates, pictures, pause and what it was bought for decide. */
export function bannerState(facts: BannerFacts, now: Date): BannerState {
  const { startsAt, endsAt, isPaused, isComplete, maxImpressions, impressions } = facts;
  if (!isComplete) return 'draft';
  if (endsAt <= now || (maxImpressions !== null && impressions >= maxImpressions)) return 'ended';
  if (isPaused) return 'paused';
  return startsAt > now ? 'scheduled' : 'live';
}

/** Clicks for each hundred impressions in basis points; null while nobody saw it. */
export const clickRateBps = (clicks: number, impressions: number): number | null =>
  impressions === 0 ? null : Math.round((clicks * 10_000) / impressions);

/** Impressions still to come of those that were bought; null without a limit. */
export const remainingImpressions = (max: number | null, impressions: number): number | null =>
  max === null ? null : Math.max(0, max - impressions);

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

/** A stretch of time; the end is no part of it. */
export interface Stretch {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** True when two stretches have an instant in common. */
export const overlap = (one: Stretch, other: Stretch): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** What a window of time leaves free of the stretches that are taken, in order. */
export function freeStretches(taken: readonly Stretch[], within: Stretch): Stretch[] {
  const free: Stretch[] = [];
  let from = within.startsAt;
  for (const { startsAt, endsAt } of taken.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    if (endsAt <= from) continue;
    if (startsAt >= within.endsAt) break;
    if (startsAt > from) free.push({ startsAt: from, endsAt: startsAt });
    from = endsAt;
  }
  if (from < within.endsAt) free.push({ startsAt: from, endsAt: within.endsAt });
  return free;
}

/** The part of a placement that a weight takes among all of those shown at a time, in basis points. */
export const weightShareBps = (weight: number, total: number): number =>
  total === 0 ? 0 : Math.round((weight * 10_000) / total);

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
