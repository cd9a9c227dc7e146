/** The clock of the operations, as the last answer told it, running on since. */
export interface BusinessClock {
  /** Takes the instant of an answer; an older one (a page kept) does not turn the clock back. */
  note(instant: string): void;
  now(): Date;
}

/** Makes the clock; `elapsedMs` never goes back (`performance.now` in a browser). */
export function createBusinessClock(elapsedMs: () => number, systemNow: () => number): BusinessClock {
  let offsetMs: number | null = null;
  return {
    note(instant) {
      const instantMs = Date.parse(instant);
      if (Number.isNaN(instantMs)) return;
      const next = instantMs - elapsedMs();
      if (offsetMs === null || next > offsetMs) offsetMs = next;
    },
    now: () => new Date(offsetMs === null ? systemNow() : offsetMs + elapsedMs()),
  };
}

/** The clock of this document. */
export const businessClock: BusinessClock = createBusinessClock(
  () => performance.now(),
  () => new Date().getTime(),
);
