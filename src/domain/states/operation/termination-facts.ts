import type { Text } from '../../explain/calculation.ts';
import type { Day } from '../../time/day.ts';
import type { Known } from '../machine.ts';

/** One line of the checklist of a closure: open sales, unpaid calls, retentions, loans, shares, adverts. */
export interface ClosingItem {
  readonly label: Text;
  readonly isDone: boolean;
  /** Ticked as known by the account holder although it is not done. */
  readonly isAcknowledged: boolean;
}

/** What ends an operation, for the operation itself and for its termination. */
export type TerminationFacts = Known<{
  terminationReason: string;
  /** Told in the person’s own words. */
  comment: string;
  /** Day of closure or abandonment. */
  terminatedOn: Day;
  /** Day of the latest actual flow; null when there is none. */
  latestFlowOn: Day;
  closingItems: readonly ClosingItem[];
  reopeningReason: string;
  reopenedOn: Day;
}>;
