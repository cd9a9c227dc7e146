import type { EstimationRow } from '#contracts/client/operation/estimation/index.ts';
import type { BadgeProps } from '#ui/data/Badge.tsx';

/** The colour of each level of confidence; its name is always beside it. */
export const confidenceTones: Readonly<Record<EstimationRow['confidence'], NonNullable<BadgeProps['tone']>>> =
  {
    high: 'pos',
    medium: 'works',
    low: 'neg',
    insufficient: 'sourcing',
  };
