import type { RequestContext } from './context.ts';
import { HttpFailure } from './failures.ts';

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
 * Holds back whoever asks without end: a person, or an address where nobody is signed in.
 *
 * @throws HttpFailure 429 with the seconds to wait
 */
export function checkRate(context: RequestContext): void {
  const { deps, actor, ip, route } = context;
  const limit = deps.config.requestsPerMinute;
  if (limit === null || route.name === 'health') return;
  const nowMs = deps.clock.systemNow().getTime();
  const key = actor ? `person:${actor.user.id}` : `address:${ip ?? 'local'}`;
  const wait = deps.rates.hit(key, limit, nowMs);
  if (wait !== null) throw new HttpFailure(429, `more than ${limit} requests a minute`, wait);
}
