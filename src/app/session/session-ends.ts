import type { SharedProps } from '#contracts/shared.ts';

/** When a session ends, in milliseconds of this device's clock, which may differ from the server's. */
export interface SessionEnds {
  /** Whatever is done. */
  readonly endsAtMs: number;
  /** Unless something is asked for before. */
  readonly idleEndsAtMs: number;
}

/** The ends of a session that was told of at an instant of this device's clock. */
export function endsOnThisClock(
  session: NonNullable<SharedProps['session']>,
  receivedAtMs: number,
): SessionEnds {
  const shiftMs = receivedAtMs - Date.parse(session.now);
  return {
    endsAtMs: Date.parse(session.expiresAt) + shiftMs,
    idleEndsAtMs: Date.parse(session.idleExpiresAt) + shiftMs,
  };
}

/** Clocks and answers differ by less than this within one session. */
const sameMs = 60_000;

/** The later news of one session win; news of another session take its place. */
export function latestEnds(known: SessionEnds | null, news: SessionEnds): SessionEnds {
  if (known === null || Math.abs(known.endsAtMs - news.endsAtMs) > sameMs) return news;
  return news.idleEndsAtMs > known.idleEndsAtMs ? news : known;
}

/** How long before its end a session is spoken of. */
export const warningMs = 120_000;

/** What is said of a session at an instant: nothing, that it ends soon (and why), or that it has ended. */
export type SessionPhase = 'under way' | 'idle' | 'absolute' | 'over';

/** The phase of a session. */
export function phaseOf({ endsAtMs, idleEndsAtMs }: SessionEnds, nowMs: number): SessionPhase {
  const endMs = Math.min(endsAtMs, idleEndsAtMs);
  if (nowMs >= endMs) return 'over';
  if (nowMs < endMs - warningMs) return 'under way';
  return endsAtMs <= idleEndsAtMs ? 'absolute' : 'idle';
}
