import type { OperationIndexProps, OperationIndexQuery } from '#contracts/client/operation/index.ts';
import { operationStates } from '#domain/operation/states.ts';
import type { ListAddress } from '#runtime/lists/use-list-address.ts';
import { Figure } from '#ui/data/Figure.tsx';
import { PhaseStrip } from '#ui/data/PhaseStrip.tsx';
import { statesInProgress } from './list-query.ts';

interface OperationPhasesProps {
  counters: OperationIndexProps['counters'];
  query: OperationIndexQuery;
  list: ListAddress<OperationIndexQuery>;
}

/** One cell per state: how many operations, the sum of their purchase prices, and the filter by a click. */
export function OperationPhases({ counters, query, list }: OperationPhasesProps) {
  // The view of all work in progress is told by its tab: seven marked cells would say less.
  const isMarked = query.status.length < statesInProgress.length;
  const cells = operationStates.map((state) => {
    const counter = counters.find(({ status }) => status === state);
    const isOnlyFilter = query.status.length === 1 && query.status[0] === state;
    const cents = counter?.purchasePriceCents ?? null;
    return {
      state,
      count: counter?.count ?? 0,
      sum: cents === null ? undefined : <Figure cents={cents} decimals={0} />,
      href: list.hrefWith({ status: isOnlyFilter ? [] : [state] }),
      isCurrent: isMarked && query.status.includes(state),
    };
  });
  return <PhaseStrip cells={cells} />;
}
