import type { LeadPortal } from './lead.ts';

/** Days that the figures look back. */
export const leadStatDays = 30;

export interface CountedLead {
  readonly portal: LeadPortal;
  readonly receivedAt: Date;
  readonly firstResponseAt: Date | null;
  readonly hasVisit: boolean;
  readonly isSpam: boolean;
}

export interface LeadStats {
  readonly received: number;
  /** Minutes between request and first answer, the middle one; null while none was answered. */
  readonly medianAnswerMinutes: number | null;
  /** Of those received, in basis points; null without any. */
  readonly visitRateBps: number | null;
  /** The portal that brought most first. */
  readonly byPortal: readonly { readonly portal: LeadPortal; readonly count: number }[];
}

/** What came in, how fast it was answered and how much of it led to a visit; what is no request does not count. */
export function leadStats(leads: readonly CountedLead[]): LeadStats {
  const real = leads.filter(({ isSpam }) => !isSpam);
  const waits = real
    .flatMap(({ receivedAt, firstResponseAt }) =>
      firstResponseAt === null ? [] : [(firstResponseAt.getTime() - receivedAt.getTime()) / 60_000],
    )
    .toSorted((a, b) => a - b);
  const visits = real.filter(({ hasVisit }) => hasVisit).length;
  const counts = new Map<LeadPortal, number>();
  for (const { portal } of real) counts.set(portal, (counts.get(portal) ?? 0) + 1);
  return {
    received: real.length,
    medianAnswerMinutes: median(waits),
    visitRateBps: real.length === 0 ? null : Math.round((visits * 10_000) / real.length),
    byPortal: [...counts]
      .map(([portal, count]) => ({ portal, count }))
      .toSorted((a, b) => b.count - a.count || (a.portal < b.portal ? -1 : 1)),
  };
}

/** The middle of sorted numbers, rounded; of an even count the mean of the middle two. */
function median(sorted: readonly number[]): number | null {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : Math.round((upper + lower) / 2);
}
