/** Time as whoever follows changes needs it; given from outside, so that tests need not wait. */
export interface Clock {
  /** Milliseconds from any fixed moment. */
  now(): number;
  /** Does `work` once after some time, unless the function that it gives is called before. */
  after(ms: number, work: () => void): () => void;
}

/** The time of the process. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
