import type { RouteRow } from '#generated/routes/row.ts';
import type { ServerDependencies } from './dependencies.ts';

const windowMs = 60_000;
/** Counters kept at most; beyond it the oldest windows are forgotten. */
const maxCounters = 20_000;

interface Counter {
  hits: number;
  resetsAtMs: number;
}

/** Counts requests of this process; what must hold across processes and restarts is counted in the database. */
export interface RateCounter {
  /** Seconds to wait when the limit of this minute, or of another window, is passed, else null. */
  hit(key: string, limit: number, nowMs: number, lengthMs?: number): number | null;
}

/** A counter of its own. */
export function createRateCounter(): RateCounter {
  const counters = new Map<string, Counter>();
  return {
    hit(key, limit, nowMs, lengthMs = windowMs) {
      const known = counters.get(key);
      const counter = known && known.resetsAtMs > nowMs ? known : { hits: 0, resetsAtMs: nowMs + lengthMs };
      counter.hits += 1;
      counters.delete(key);
      counters.set(key, counter);
      const [oldest] = counters.keys();
      if (counters.size > maxCounters && oldest !== undefined) counters.delete(oldest);
      return counter.hits > limit ? Math.ceil((counter.resetsAtMs - nowMs) / 1000) : null;
    },
  };
}

/**
 * Counts a request of a person, or of an address where nobody is signed in; gives the seconds to wait when
 * there were too many in this minute, else null.
 */
export function rateWaitS(
  deps: Pick<ServerDependencies, 'config' | 'clock' | 'rates'>,
  route: RouteRow,
  { userId, ip }: { readonly userId: string | null; readonly ip: string | null },
): number | null {
  const limit = deps.config.requestsPerMinute;
  if (limit === null || route.name === 'health') return null;
  const key = userId === null ? `address:${ip ?? 'local'}` : `person:${userId}`;
  return deps.rates.hit(key, limit, deps.clock.systemNow().getTime());
}
