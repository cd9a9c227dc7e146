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
  /** The same as far as it was counted; counts nothing. */
  waitS(key: string, limit: number, nowMs: number): number | null;
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
      return waitOf(counter, limit, nowMs);
    },
    waitS: (key, limit, nowMs) => {
      const counter = counters.get(key);
      return counter && counter.resetsAtMs > nowMs ? waitOf(counter, limit, nowMs) : null;
    },
  };
}

const waitOf = ({ hits, resetsAtMs }: Counter, limit: number, nowMs: number): number | null =>
  hits > limit ? Math.ceil((resetsAtMs - nowMs) / 1000) : null;

type RateDependencies = Pick<ServerDependencies, 'config' | 'clock' | 'rates'>;

/** A person, or an address where nobody is signed in. */
interface Asking {
  readonly userId: string | null;
  readonly ip: string | null;
}

const keyOf = ({ userId, ip }: Asking): string =>
  userId === null ? `address:${ip ?? 'local'}` : `person:${userId}`;

/**
 * Counts a request of a person, or of an address where nobody is signed in; gives the seconds to wait when
 * there were too many in this minute, else null.
 */
export function rateWaitS(deps: RateDependencies, route: RouteRow, asking: Asking): number | null {
  return route.name === 'health' ? null : countRequest(deps, asking);
}

/** The same for a request whose route does not matter. */
export function countRequest(deps: RateDependencies, asking: Asking): number | null {
  const limit = deps.config.requestsPerMinute;
  if (limit === null) return null;
  return deps.rates.hit(keyOf(asking), limit, deps.clock.systemNow().getTime());
}

/** Seconds to wait for whoever has made too many requests in this minute already, else null; counts nothing. */
export function knownRateWaitS(deps: RateDependencies, asking: Asking): number | null {
  const limit = deps.config.requestsPerMinute;
  if (limit === null) return null;
  return deps.rates.waitS(keyOf(asking), limit, deps.clock.systemNow().getTime());
}
