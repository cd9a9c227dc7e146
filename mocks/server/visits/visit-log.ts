import type { Database } from '#mocks/db/database.ts';
import { pageHits } from '#mocks/db/schema/index.ts';
import type { Logger } from '#mocks/services/log.ts';

export type PageHit = typeof pageHits.$inferInsert;

/** Pages shown, on their way to the database. */
export interface VisitLog {
  /** Takes a page that was shown; never waits, never throws. */
  add(hit: PageHit): void;
  /** Writes what was taken; never throws. */
  flush(): Promise<void>;
}

/** Hits written at once, and kept at most while the database does not answer. */
const batchSize = 500;
const maxWaiting = 5000;
/** Beyond it an hour tells nothing more of an audience, and its sum would take the database too long. */
const maxPerHour = 50_000;
const hourMs = 3_600_000;
const flushEveryMs = 3000;

/**
 * Gathers pages shown and writes them every few seconds, so that no request waits for it. What is gathered is
 * lost when the process dies: a few seconds of an audience figure.
 */
export function createVisitLog(db: Database, log: Logger): VisitLog {
  let waiting: PageHit[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let countedHour = 0;
  let ofHour = 0;

  /** False once an hour has as many hits as are counted. */
  const isCounted = (at: Date): boolean => {
    const hour = Math.floor(at.getTime() / hourMs);
    ofHour = hour === countedHour ? ofHour + 1 : 1;
    countedHour = hour;
    if (ofHour === maxPerHour + 1) log.warn('no more page visits are counted this hour', { maxPerHour });
    return ofHour <= maxPerHour;
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize);
      try {
        await db.insert(pageHits).values(batch);
      } catch (error) {
        log.warn('page visits were not written', { count: batch.length, error: String(error) });
        return;
      }
      waiting = waiting.slice(batch.length);
    }
  };
  return {
    add(hit) {
      if (waiting.length >= maxWaiting || !isCounted(hit.at)) return;
      waiting.push(hit);
      timer ??= setTimeout(() => void flush(), flushEveryMs);
      // A process that is done does not wait for figures.
      if (typeof timer === 'object' && 'unref' in timer) timer.unref();
    },
    flush,
  };
}
