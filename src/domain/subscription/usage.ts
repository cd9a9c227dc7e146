/** What an offer limits by number. */
export const usageKeys = ['users', 'activeOperations', 'storageGb', 'emailsPerMonth', 'miniSites'] as const;
export type UsageKey = (typeof usageKeys)[number];

/** What a company uses; storage in bytes. */
export interface Usage {
  readonly users: number;
  readonly activeOperations: number;
  readonly storageBytes: number;
  readonly emailsPerMonth: number;
  readonly miniSites: number;
}

/** Null is without limit. */
export type UsageLimits = Readonly<Record<UsageKey, number | null>>;

export interface UsageGauge {
  readonly key: UsageKey;
  /** People, operations, bytes, mails, sites. */
  readonly used: number;
  /** In the same unit; null without limit. */
  readonly limit: number | null;
  /** Share used in basis points, rounded down; null without limit. */
  readonly shareBps: number | null;
  /** From 80 % it is near, above 100 % it is beyond. */
  readonly level: 'free' | 'near' | 'full' | 'beyond';
}

const bytesPerGb = 1024 ** 3;
const nearBps = 8_000;

/** How much of each limit of an offer is used; people beyond the offer are added to its own. */
export function usageGauges(usage: Usage, limits: UsageLimits, extraUsers: number): UsageGauge[] {
  return usageKeys.map((key) => {
    const own = limits[key];
    const used = key === 'storageGb' ? usage.storageBytes : usage[key];
    const limit = own === null ? null : limitOf(key, own, extraUsers);
    const shareBps = limit === null ? null : shareOf(used, limit);
    return { key, used, limit, shareBps, level: levelOf(used, limit, shareBps) };
  });
}

/** What a company uses beyond an offer's limits: it must come below them before it changes to it. */
export const exceeded = (usage: Usage, limits: UsageLimits, extraUsers: number): UsageGauge[] =>
  usageGauges(usage, limits, extraUsers).filter(({ level }) => level === 'beyond');

function limitOf(key: UsageKey, limit: number, extraUsers: number): number {
  if (key === 'users') return limit + extraUsers;
  return key === 'storageGb' ? limit * bytesPerGb : limit;
}

const shareOf = (used: number, limit: number): number => {
  if (limit === 0) return used === 0 ? 0 : 10_000;
  return Math.floor((used / limit) * 10_000);
};

function levelOf(used: number, limit: number | null, shareBps: number | null): UsageGauge['level'] {
  if (limit === null || shareBps === null) return 'free';
  if (used > limit) return 'beyond';
  if (used === limit && limit > 0) return 'full';
  return shareBps >= nearBps ? 'near' : 'free';
}
