/** Lets so many through at once and so many a second after that. */
export interface Bucket {
  /** False when it is empty. */
  take(nowMs: number, amount?: number): boolean;
}

/** A token bucket, full at first. */
export function createBucket({ capacity, perSecond }: { capacity: number; perSecond: number }): Bucket {
  let level = capacity;
  let filledAtMs = Number.NEGATIVE_INFINITY;
  return {
    take(nowMs, amount = 1) {
      const elapsedMs = Math.max(0, nowMs - filledAtMs);
      level = Math.min(capacity, level + (elapsedMs / 1000) * perSecond);
      filledAtMs = nowMs;
      if (level < amount) return false;
      level -= amount;
      return true;
    },
  };
}
