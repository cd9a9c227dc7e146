import type { Movement, MovementKind } from '../loan/movement.ts';
import type { LoanSchedule } from '../loan/schedule.ts';
import { addCents, cents, subtractCents, zeroCents, type Cents } from '../money/cents.ts';
import { monthOf, type Day } from '../time/day.ts';
import type { CashCategory, CashFlowEntry } from './entry.ts';

interface LoanOfPlan {
  readonly id: string;
  readonly label: string;
  /** Signed: what it costs is committed. */
  readonly isSigned: boolean;
}

const repaying: readonly MovementKind[] = ['sweep', 'prepayment', 'instalment'];

/** Draws, repayments and costs of a loan as its schedule tells them: what lies before a day has happened. */
export function loanEntries(
  loan: LoanOfPlan,
  { rows, movements }: LoanSchedule,
  today: Day,
): readonly CashFlowEntry[] {
  const entry = (
    category: CashCategory,
    on: Day,
    rank: string,
    amountCents: Cents,
  ): readonly CashFlowEntry[] => {
    if (amountCents === 0) return [];
    const id = `${loan.id}:${category}:${rank}`;
    return [
      {
        id,
        month: monthOf(on),
        plannedOn: on,
        direction: category === 'draw' ? 'in' : 'out',
        category,
        label: loan.label,
        htCents: amountCents,
        vatCents: zeroCents,
        state: !loan.isSigned ? 'forecast' : on <= today ? 'actual' : 'forecast',
        stage: loan.isSigned ? 'ordered' : 'planned',
        source: { type: category === 'draw' ? 'drawdown' : 'loan', id },
      },
    ];
  };
  const moved = movements.flatMap(({ kind, on, amountCents }: Movement, rank) =>
    kind === 'draw' || repaying.includes(kind)
      ? entry(kind === 'draw' ? 'draw' : 'repayment', on, String(rank), amountCents)
      : [],
  );
  const costs = rows.flatMap((row) => [
    ...entry(
      'interest',
      row.dueOn,
      row.month,
      addCents(subtractCents(row.interestCents, row.capitalisedCents), row.insuranceCents),
    ),
    ...entry('commitment', row.dueOn, row.month, row.commitmentCents),
    ...entry('loan_fees', row.dueOn, row.month, cents(row.feesCents + row.penaltyCents)),
  ]);
  return [...moved, ...costs];
}
