import { InvalidInputError } from '../domain-error.ts';
import { addCents, cents, subtractCents, sumCents, type Cents } from '../money/cents.ts';
import { ratio, type Rate } from '../money/rate.ts';
import type { ExpenseCategory } from '../simulation/expense-line.ts';

/** One line of the budget as it stands. Amounts without VAT. */
export interface BudgetLine {
  readonly id: string;
  readonly category: ExpenseCategory;
  readonly label: string;
  /** From the validated simulation, frozen. */
  readonly initialCents: Cents;
  readonly revisedCents: Cents;
  readonly committedCents: Cents;
  readonly invoicedCents: Cents;
  readonly paidCents: Cents;
  /** Final cost as someone sees it; `null`: the larger of revised and committed. */
  readonly eacCents: Cents | null;
}

/** How a variance looks: more than planned, as planned, less. */
export type VarianceTone = 'over' | 'even' | 'under';

/** Figures of a line, of a category, or of all lines. */
export interface BudgetFigures {
  readonly calculation: 'budget-line';
  readonly initialCents: Cents;
  readonly revisedCents: Cents;
  readonly committedCents: Cents;
  readonly invoicedCents: Cents;
  readonly paidCents: Cents;
  /** Final cost. */
  readonly eacCents: Cents;
  /** Final cost − committed, from 0. */
  readonly toCommitCents: Cents;
  /** Final cost − initial. */
  readonly varianceCents: Cents;
  /** Variance ÷ initial. */
  readonly varianceRate: Rate | null;
  /** Paid ÷ revised. */
  readonly consumption: Rate | null;
  /** Committed ÷ revised. */
  readonly engagement: Rate | null;
  readonly tone: VarianceTone;
}

/** The revenue beside the budget, without VAT. */
export interface BudgetRevenue {
  readonly plannedCents: Cents;
  readonly signedCents: Cents;
  readonly collectedCents: Cents;
  /** What is expected now; the planned revenue while nothing says otherwise. */
  readonly expectedCents: Cents;
}

/** One step from the initial margin to the one now expected. */
export interface MarginStep {
  readonly key: 'initial' | 'revenue' | ExpenseCategory | 'estimated';
  readonly amountCents: Cents;
}

/** The budget of an operation. */
export interface Budget {
  readonly calculation: 'budget';
  readonly lines: readonly (BudgetFigures & Pick<BudgetLine, 'id' | 'category' | 'label'>)[];
  /** In the order in which categories first come. */
  readonly categories: readonly (BudgetFigures & { readonly category: ExpenseCategory })[];
  readonly total: BudgetFigures;
  readonly revenue: BudgetRevenue;
  readonly initialMarginCents: Cents;
  readonly estimatedMarginCents: Cents;
  readonly marginChangeCents: Cents;
  /** Initial margin, changes other than 0, estimated margin: each step adds to the one before. */
  readonly steps: readonly MarginStep[];
}

/**
 * Initial, revised, committed, invoiced and paid beside the final cost, and what that makes of the margin.
 *
 * @throws InvalidInputError beyond 2^53
 */
export function budget(lines: readonly BudgetLine[], revenue: BudgetRevenue): Budget {
  const known = lines.map((line) => ({
    ...figuresOf([line]),
    id: line.id,
    category: line.category,
    label: line.label,
  }));
  const categories = [...Map.groupBy(lines, ({ category }) => category)].map(([category, own]) => ({
    ...figuresOf(own),
    category,
  }));
  const total = figuresOf(lines);
  const initialMarginCents = subtractCents(revenue.plannedCents, total.initialCents);
  const estimatedMarginCents = subtractCents(revenue.expectedCents, total.eacCents);
  const changes: MarginStep[] = [
    { key: 'revenue', amountCents: subtractCents(revenue.expectedCents, revenue.plannedCents) },
    ...categories.map(({ category, varianceCents }) => ({
      key: category,
      amountCents: cents(0 - varianceCents),
    })),
  ];
  return {
    calculation: 'budget',
    lines: known,
    categories,
    total,
    revenue,
    initialMarginCents,
    estimatedMarginCents,
    marginChangeCents: subtractCents(estimatedMarginCents, initialMarginCents),
    steps: [
      { key: 'initial', amountCents: initialMarginCents },
      ...changes.filter(({ amountCents }) => amountCents !== 0),
      { key: 'estimated', amountCents: estimatedMarginCents },
    ],
  };
}

/** Why a revision is refused, or `null`: less than was paid, or a large change without a word on it. */
export function revisionRefusal(
  line: Pick<BudgetLine, 'revisedCents' | 'paidCents'>,
  revisedCents: Cents,
  note: string,
): 'below_paid' | 'note_missing' | null {
  if (cents(revisedCents) < 0) throw new InvalidInputError('revisedCents', revisedCents, 'an amount from 0');
  if (revisedCents < line.paidCents) return 'below_paid';
  const change = Math.abs(revisedCents - line.revisedCents);
  // More than 5 % of what it was before.
  const isLarge = BigInt(change) * 20n > BigInt(Math.abs(line.revisedCents));
  return isLarge && note.trim() === '' ? 'note_missing' : null;
}

function figuresOf(lines: readonly BudgetLine[]): BudgetFigures {
  const sum = (figure: (line: BudgetLine) => Cents): Cents => sumCents(lines.map(figure));
  const initialCents = sum((line) => line.initialCents);
  const revisedCents = sum((line) => line.revisedCents);
  const committedCents = sum((line) => line.committedCents);
  const invoicedCents = sum((line) => line.invoicedCents);
  const paidCents = sum((line) => line.paidCents);
  const eacCents = sum(finalCost);
  const toCommitCents = lines.reduce(
    (all, line) => addCents(all, cents(Math.max(0, finalCost(line) - line.committedCents))),
    cents(0),
  );
  const varianceCents = subtractCents(eacCents, initialCents);
  return {
    calculation: 'budget-line',
    initialCents,
    revisedCents,
    committedCents,
    invoicedCents,
    paidCents,
    eacCents,
    toCommitCents,
    varianceCents,
    varianceRate: ratio(varianceCents, initialCents, 10),
    consumption: ratio(paidCents, revisedCents, 10),
    engagement: ratio(committedCents, revisedCents, 10),
    tone: varianceCents > 0 ? 'over' : varianceCents < 0 ? 'under' : 'even',
  };
}

function finalCost({ eacCents, revisedCents, committedCents }: BudgetLine): Cents {
  return eacCents ?? cents(Math.max(revisedCents, committedCents));
}
