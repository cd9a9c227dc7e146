import type { VisitResult } from './visit.ts';

/**
 * What the person may do about a refusal, so that the same request is sent again and nothing they typed is
 * lost. Null: nothing, the refusal stands. Otherwise true once it was done, false when they gave up.
 */
export type Remedy = (refused: VisitResult) => Promise<boolean> | null;

/**
 * Runs a request, and again each time its refusal was remedied. A request that was given up ends as
 * `cancelled`: there is nothing to correct in it.
 */
export async function withRemedy(
  run: () => Promise<VisitResult>,
  remedy: Remedy | undefined,
): Promise<VisitResult> {
  for (;;) {
    const result = await run();
    const remedied = result.outcome === 'invalid' ? (remedy?.(result) ?? null) : null;
    if (remedied === null) return result;
    if (!(await remedied)) return { ...result, outcome: 'cancelled', errors: {} };
  }
}
