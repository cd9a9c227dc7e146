import { euros } from '../money/cents.ts';
import { exampleInput } from '../simulation/example.ts';
import { simulationFlows } from '../simulation/simulation-flows.ts';
import { month } from '../time/day.ts';
import { budget, type Budget } from './budget.ts';
import { cashFlow, type CashFlow } from './cash-flow.ts';
import { simulationEntries } from './simulation-entries.ts';

/** The plan of cash of the simulation that serves as an example, seen in its first month. */
export function exampleCashFlow(): CashFlow {
  return cashFlow(simulationEntries(simulationFlows(exampleInput)), { currentMonth: month('2026-04') });
}

/** A budget of works and fees, half-way. */
export function exampleBudget(): Budget {
  return budget(
    [
      {
        id: 'works',
        category: 'works',
        label: 'Travaux',
        initialCents: euros(340_000),
        revisedCents: euros(340_000),
        committedCents: euros(340_000),
        invoicedCents: euros(176_850),
        paidCents: euros(129_580),
        eacCents: null,
      },
      {
        id: 'moe',
        category: 'fees_moe',
        label: 'Maîtrise d’œuvre',
        initialCents: euros(27_200),
        revisedCents: euros(28_000),
        committedCents: euros(27_200),
        invoicedCents: euros(19_584),
        paidCents: euros(19_584),
        eacCents: null,
      },
    ],
    {
      plannedCents: euros(1_150_000),
      signedCents: euros(900_000),
      collectedCents: euros(500_000),
      expectedCents: euros(1_150_000),
    },
  );
}
