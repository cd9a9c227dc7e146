import { daysBetween, type Day } from '../time/day.ts';

/** Who receives a link. */
export const shareAudiences = ['bank', 'notary', 'partner', 'buyer', 'other'] as const;
export type ShareAudience = (typeof shareAudiences)[number];

/** Which figures a reader is not shown: none, those of the margin, every amount. */
export const hiddenFigures = ['none', 'margin', 'all'] as const;
export type HiddenFigures = (typeof hiddenFigures)[number];

/** When the sender is told that a link was opened. */
export const shareNotices = ['first', 'each', 'none'] as const;
export type ShareNotice = (typeof shareNotices)[number];

export const shareTargets = ['operation', 'profile'] as const;
export type ShareTarget = (typeof shareTargets)[number];

export const shareStates = ['active', 'expired', 'revoked'] as const;
export type ShareState = (typeof shareStates)[number];

/** What a reader did: opened the link, read a part of it, took a file home. */
export const shareViewKinds = ['open', 'read', 'download'] as const;
export type ShareViewKind = (typeof shareViewKinds)[number];

/** What a file behind a link is. */
export const sharedFileKinds = ['photo', 'plan', 'document', 'video'] as const;

/** Longest life of a link in days; that of a person's profile is shorter. */
export const longestShareDays = { any: 180, personal: 60 } as const;
/** Files that a link may carry at most. */
export const maxShareFiles = 100;
/** Openings that a link may be limited to at most. */
export const maxShareOpenings = 1000;
/** Shortest code of a link. */
export const minShareCode = 8;
/** Wrong codes that are taken within a quarter of an hour. */
export const codeTries = { max: 5, windowS: 900 } as const;
/** Longest time that one reading is counted for, in seconds. */
export const longestReadingS = 4 * 3600;

/** What a link's state depends on. */
export interface ShareLife {
  readonly expiresOn: string;
  readonly revokedAt: Date | null;
}

/** How a link stands on a day: it is good up to and with its last day. */
export function shareState({ expiresOn, revokedAt }: ShareLife, today: Day): ShareState {
  if (revokedAt !== null) return 'revoked';
  return daysBetween(today, expiresOn as Day) < 0 ? 'expired' : 'active';
}

/** True for a link that was opened as often as it may be: it opens for nobody new. */
export const isSpent = (life: {
  readonly maxOpenings: number | null;
  readonly openingsCount: number;
}): boolean => life.maxOpenings !== null && life.openingsCount >= life.maxOpenings;
