import type { Actor } from '#domain/states/actor.ts';
import type { TransitionContext } from '#domain/states/machine.ts';
import type { Day } from '#domain/time/day.ts';
import { drawdowns, equityInjections, guarantees, loans } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { definePart, type FoundPart } from '../part-record.ts';

/** What the records of the financing share: one topic of the journal, one event. */
const financing = {
  topic: 'financing',
  event: 'loan.updated',
  changedBy: ['update', 'step', 'drawdown.step', 'guarantee.update', 'rate', 'prepay'],
} as const;

/** Loans of an operation. */
export const loanPart = definePart('loan', { ...financing, table: loans, entity: 'loan' });
export type FoundLoan = FoundPart<'loan', typeof loans>;

/** Drawdowns of the loans of an operation. */
export const drawdownPart = definePart('drawdown', { ...financing, table: drawdowns, entity: 'drawdown' });

/** Guarantees of the loans of an operation, or of the operation itself. */
export const guaranteePart = definePart('guarantee', { ...financing, table: guarantees });

/** Own money of an operation. */
export const equityPart = definePart('injection', { ...financing, table: equityInjections });

/** The business day in Paris. */
export const todayOf = ({ deps }: Pick<ClientContext, 'deps'>): Day =>
  parisDay(deps.clock.businessNow()) as Day;

/** Who asks for a step of a loan: whoever may write loans acts as an accountant, who may take all of them. */
export function loanTransitionContext(context: ClientContext): TransitionContext {
  const actors: Actor[] = canNow(context, 'financing.update') ? ['accountant'] : [];
  return { actors, today: todayOf(context) };
}
