import { cents, multiplyDivide, type Cents } from '../money/cents.ts';

/** Where a followed link stands today. */
export const utmStates = ['planned', 'running', 'ended', 'archived'] as const;
export type UtmState = (typeof utmStates)[number];

interface UtmTime {
  readonly isArchived: boolean;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

/** The state of a followed link on a day. */
export function utmState({ isArchived, startsOn, endsOn }: UtmTime, today: string): UtmState {
  if (isArchived) return 'archived';
  if (endsOn !== null && endsOn < today) return 'ended';
  return startsOn !== null && today < startsOn ? 'planned' : 'running';
}

/** What a link adds to the address that it leads to. */
export interface UtmWords {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly term: string;
  readonly content: string;
}

const words = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** The parameters of a link by their names in the address; empty ones are left out. */
export const utmParameters = (given: UtmWords): Record<string, string> =>
  Object.fromEntries(words.flatMap((word) => (given[word] === '' ? [] : [[`utm_${word}`, given[word]]])));

/**
 * The address that a link leads to with its parameters; null while there is none yet.
 *
 * @param origin of our own site, for a target that is a path
 */
export function utmAddress(targetUrl: string, given: UtmWords, origin: string): string | null {
  if (!URL.canParse(targetUrl, origin) || targetUrl === '') return null;
  const address = new URL(targetUrl, origin);
  for (const [key, value] of Object.entries(utmParameters(given))) address.searchParams.set(key, value);
  return address.href;
}

/** What a campaign brought. */
export interface UtmCounts {
  readonly visits: number;
  readonly signups: number;
  readonly paid: number;
  /** Invoiced to companies that came by it, before VAT. */
  readonly revenueCents: number;
  readonly costCents: number | null;
}

export interface UtmFigures {
  /** Sign-ups among visits; null without any visit. */
  readonly conversionBps: number | null;
  /** What a paying company cost; null where nobody pays or no cost is known. */
  readonly acquisitionCents: Cents | null;
  /** What came back beyond the cost, of the cost; null without a cost. */
  readonly returnBps: number | null;
}

/** The figures of a campaign, rounded half-up. */
export function utmFigures({ visits, signups, paid, revenueCents, costCents }: UtmCounts): UtmFigures {
  const cost = costCents === null || costCents === 0 ? null : cents(costCents);
  return {
    conversionBps: visits === 0 ? null : multiplyDivide(cents(signups), 10_000, visits),
    acquisitionCents: cost === null || paid === 0 ? null : multiplyDivide(cost, 1, paid),
    returnBps: cost === null ? null : multiplyDivide(cents(revenueCents - cost), 10_000, cost),
  };
}
