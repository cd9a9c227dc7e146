/**
 * The two clocks. Deadlines, lists and forms read the business clock; sessions, throttles, tokens and
 * cookies read the system's alone.
 */
export interface Clock {
  businessNow(): Date;
  systemNow(): Date;
}

/** The system's time for everything: an installation with real data. */
export function systemClock(): Clock {
  return { businessNow: () => new Date(), systemNow: () => new Date() };
}

/** Business time that stands still while the system's goes on: sessions still expire. */
export function frozenBusinessClock(businessNow: Date): Clock {
  return { businessNow: () => new Date(businessNow), systemNow: () => new Date() };
}

/** Both clocks stopped; `advance` moves the system's one on, for expiries. */
export interface FrozenClock extends Clock {
  advance(milliseconds: number): void;
}

/** A clock for tests: the business time never moves, the system time only by `advance`. */
export function frozenClock(businessNow: Date, systemNow: Date = businessNow): FrozenClock {
  let elapsed = 0;
  return {
    businessNow: () => new Date(businessNow),
    systemNow: () => new Date(systemNow.getTime() + elapsed),
    advance: (milliseconds) => {
      elapsed += milliseconds;
    },
  };
}

/** The clock of a demonstration: business time started at `startsAt` when the data was seeded, and runs on. */
export function demoClock(options: { startsAt: Date; seededAt: Date; systemNow: () => Date }): Clock {
  const { startsAt, seededAt, systemNow } = options;
  return {
    systemNow,
    businessNow: () => new Date(startsAt.getTime() + Math.max(0, systemNow().getTime() - seededAt.getTime())),
  };
}

/**
 * An instant of the system's clock as the screens tell time, to the second: the demonstration's day is not that of
 * its machine. Elsewhere it is the instant itself.
 */
export function instantShown(clock: Clock, at: Date): string {
  const shiftS = Math.round((clock.businessNow().getTime() - clock.systemNow().getTime()) / 1000);
  return new Date(at.getTime() + shiftS * 1000).toISOString();
}
