import type { Cents } from '../money/cents.ts';
import type { MatchConditions } from './match-rule.ts';

export const movementSigns = ['in', 'out'] as const;

/** The conditions of a rule as a form holds them: null, or no text, where one is not asked for. */
export interface StoredConditions {
  readonly labelHolds: readonly string[];
  readonly minCents: number | null;
  readonly maxCents: number | null;
  readonly sign: (typeof movementSigns)[number] | null;
  readonly accountId: string | null;
  readonly counterparty: string;
}

/** The conditions that are asked for. */
export function conditionsOf(stored: StoredConditions): MatchConditions {
  const { labelHolds, minCents, maxCents, sign, accountId, counterparty } = stored;
  return {
    ...(labelHolds.length > 0 && { labelHolds }),
    ...(minCents !== null && { minCents: minCents as Cents }),
    ...(maxCents !== null && { maxCents: maxCents as Cents }),
    ...(sign !== null && { sign }),
    ...(accountId !== null && { accountId }),
    ...(counterparty.trim() !== '' && { counterparty }),
  };
}
