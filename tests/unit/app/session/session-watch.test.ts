import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endsOnThisClock, latestEnds, phaseOf, warningMs } from '#app/session/session-ends.ts';
import { createSessionWatch, type Neighbours } from '#app/session/session-watch.ts';

const minuteMs = 60_000;
const startMs = Date.parse('2026-11-20T08:00:00Z');
const at = (ms: number): string => new Date(startMs + ms).toISOString();
/** A session as a page tells of it, so long after its start. */
const endsAfter = (ms: number, idleMinutes = 120) => ({
  now: at(ms),
  expiresAt: at(720 * minuteMs),
  idleExpiresAt: at(ms + idleMinutes * minuteMs),
});

describe('the end of a session', () => {
  test('is counted from the server’s clock, however wrong that of the device is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 1e10 }), (shiftMs) => {
        const ends = endsOnThisClock(endsAfter(0), startMs + shiftMs);
        expect(ends.idleEndsAtMs - (startMs + shiftMs)).toBe(120 * minuteMs);
      }),
    );
  });

  test('is spoken of two minutes before, and says whether staying is possible', () => {
    const ends = { endsAtMs: 1_000_000, idleEndsAtMs: 500_000 };
    expect(phaseOf(ends, 500_000 - warningMs - 1)).toBe('under way');
    expect(phaseOf(ends, 500_000 - warningMs)).toBe('idle');
    expect(phaseOf(ends, 500_000)).toBe('over');
    expect(phaseOf({ ...ends, idleEndsAtMs: 2_000_000 }, 999_999)).toBe('absolute');
  });

  test('moves on with later news of the session, never back, and is another with another session', () => {
    const known = { endsAtMs: 1e9, idleEndsAtMs: 5e8 };
    expect(latestEnds(known, { endsAtMs: 1e9 + 10, idleEndsAtMs: 4e8 })).toBe(known);
    expect(latestEnds(known, { endsAtMs: 1e9, idleEndsAtMs: 6e8 }).idleEndsAtMs).toBe(6e8);
    expect(latestEnds(known, { endsAtMs: 2e9, idleEndsAtMs: 1e8 }).idleEndsAtMs).toBe(1e8);
  });
});

describe('watching a session', () => {
  test('a page that is shown again from the cache does not prolong it', () => {
    const watch = createSessionWatch(null);
    const page = endsAfter(0);
    watch.note(page, startMs);
    watch.note(page, startMs + 90 * minuteMs);
    expect(watch.current()?.idleEndsAtMs).toBe(startMs + 120 * minuteMs);
  });

  test('what one tab learns, the others know, without an echo', () => {
    const hearing: ((ends: { endsAtMs: number; idleEndsAtMs: number }) => void)[] = [];
    let sent = 0;
    const tab = (): Neighbours => ({
      post: (ends) => {
        sent += 1;
        for (const hear of hearing) hear(ends);
      },
      listen: (hear) => hearing.push(hear),
    });
    const [one, other] = [createSessionWatch(tab()), createSessionWatch(tab())];
    one.note(endsAfter(0), startMs);
    expect(other.current()).toEqual(one.current());
    expect(sent).toBe(1);
  });
});
