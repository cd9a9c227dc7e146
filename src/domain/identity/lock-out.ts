/** Consecutive failures from which the next try must wait. */
const firstWait = 5;
/** Longest wait, in minutes. */
const longestWaitMinutes = 15;

/** Consecutive failures that block an account (the CNIL's examples allow ten at most). */
export const blockingFailures = 10;

/**
 * Minutes to wait after so many consecutive failures: none below five, then 1, 2, 4, 8, at most 15.
 *
 * @param failures how many there were, the last one included
 */
export function waitMinutes(failures: number): number {
  return failures < firstWait ? 0 : Math.min(2 ** (failures - firstWait), longestWaitMinutes);
}
