/** Where a banner stands. */
export const bannerStates = ['draft', 'scheduled', 'live', 'paused', 'ended'] as const;
export type BannerState = (typeof bannerStates)[number];

/** Highest weight of a banner; the lowest is 1. */
export const maxBannerWeight = 10;

/** A time from its first instant to the first one after it. */
export interface Stretch {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface BannerFacts extends Stretch {
  /** Both its pictures are there. */
  readonly isComplete: boolean;
  readonly isPaused: boolean;
  readonly impressions: number;
  readonly maxImpressions: number | null;
}

/** The state of a banner at an instant: its dates, its pictures and its impressions tell, and whoever paused it. */
export function bannerState(facts: BannerFacts, now: Date): BannerState {
  const { isComplete, isPaused, startsAt, endsAt, impressions, maxImpressions } = facts;
  if (endsAt <= now) return 'ended';
  if (!isComplete) return 'draft';
  if (maxImpressions !== null && impressions >= maxImpressions) return 'ended';
  if (isPaused) return 'paused';
  return startsAt > now ? 'scheduled' : 'live';
}

/** Clicks for each hundred impressions, in basis points; null before the first impression. */
export const clickRateBps = (clicks: number, impressions: number): number | null =>
  impressions === 0 ? null : Math.round((clicks * 10_000) / impressions);

/** Impressions still to come of those that were agreed on; null where none were. */
export const remainingImpressions = (max: number | null, impressions: number): number | null =>
  max === null ? null : Math.max(0, max - impressions);

/** True where two times have an instant in common. */
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

/** The part that a weight takes of all those shown at a placement, in basis points. */
export const weightShareBps = (weight: number, total: number): number =>
  total === 0 ? 0 : Math.round((weight * 10_000) / total);
