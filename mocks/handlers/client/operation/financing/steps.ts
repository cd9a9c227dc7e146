import { and, count, eq, isNull } from 'drizzle-orm';
import type { LoanStep } from '#contracts/client/operation/financing/form.ts';
import { transitionLoan } from '#contracts/client/operation/financing/payload.ts';
import { undrawnCents } from '#domain/loan/drawdown.ts';
import type { LoanState } from '#domain/loan/loan-states.ts';
import { maturityOf } from '#domain/loan/terms.ts';
import { cents, sumCents } from '#domain/money/cents.ts';
import { availableTransitions } from '#domain/states/available-transitions.ts';
import { loanMachine, type LoanFacts } from '#domain/states/finance/loan.ts';
import { isIn } from '#domain/states/is-in.ts';
import type { Reason } from '#domain/states/reasons.ts';
import type { Day } from '#domain/time/day.ts';
import { edit } from '#generated/routes/client/operation/financing.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { ColumnsOf } from '#mocks/db/queries/business-table.ts';
import { guarantees, type loans, type Loan } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { machineRoutes } from '../steps/machine-routes.ts';
import { loanTransitionContext, loanPart, todayOf } from './record.ts';
import { drawdownOf, knownLoansOf, type KnownLoan } from './known-loans.ts';

/** What the life of a loan depends on, of its rows. */
export function loanFacts(
  { loan, terms, drawdowns, outlook }: KnownLoan,
  guaranteesCount: number,
): LoanFacts {
  const released = drawdowns.filter(({ status }) => status === 'released');
  const drawnCents = sumCents(released.map(({ amountCents }) => cents(amountCents)));
  return {
    requestedOn: loan.requestedOn as Day | null,
    agreedOn: loan.agreedOn as Day | null,
    offerReceivedOn: loan.offerReceivedOn as Day | null,
    acceptedOn: loan.acceptedOn as Day | null,
    amountCents: terms.amountCents,
    rate: terms.rate,
    maturityOn: maturityOf(terms),
    guaranteesCount,
    releasedDrawdownsCount: released.length,
    undrawnCents: cents(terms.amountCents - drawnCents),
    availabilityEndOn: terms.availabilityEndOn ?? maturityOf(terms),
    outstandingCents: outlook.position.outstandingCents,
  };
}

const endings: readonly LoanState[] = ['refused', 'cancelled'];

/** The steps that a person may take from the present state, with what stands against them. */
export function stepsOf(context: ClientContext, known: KnownLoan, guaranteesCount: number): LoanStep[] {
  const subject = { state: known.loan.status, facts: loanFacts(known, guaranteesCount) };
  return availableTransitions(loanMachine, subject, loanTransitionContext(context)).map(
    ({ name, label, answer }) => {
      const to = loanMachine.transitions[name].to as LoanState;
      const reasons = answer.ok ? [] : answer.reasons.filter(isAgainst);
      return {
        to,
        label: label[context.locale],
        reason: reasons.map(({ text }) => text[context.locale]).join(' '),
        needsReason: endings.includes(to),
        isForward: !endings.includes(to),
      };
    },
  );
}

/** What the window of a step cannot mend: it asks for the day and the reason, and for a confirmation. */
const isAgainst = ({ code, kind }: Reason): boolean => !code.startsWith('missing:') && kind !== 'confirmable';

const fieldOf: Readonly<Record<string, string>> = {
  no_guarantee: 'isWithoutGuarantee',
  'missing:refusalReason': 'reason',
  'missing:cancelReason': 'reason',
};

const loanRoutes = machineRoutes(loanMachine, {
  record: loanPart,
  find: loanPart.ofRoute,
  facts: async (context, { loan }, given) => {
    const [known] = await knownLoansOf(context.db, [loan], todayOf(context));
    if (!known) throw notFound('loan');
    return { ...loanFacts(known, await guaranteesCountOf(context, loan)), ...given };
  },
  transition: loanTransitionContext,
  fields: fieldOf,
});

/** Takes a step of the life of a loan. */
export const transitionHandler = clientAction(transitionLoan, {
  find: loanPart.ofRoute,
  act: async (context, { version, to, on, reason, isWithoutGuarantee }, found) => {
    const { operation, loan } = found;
    // Told before the step is judged: somebody else may have taken it meanwhile.
    await loanPart.checkVersion(context, found, version);
    const texts = messagesFor(context.locale, financingMessages);
    if (on > todayOf(context)) throw new ValidationFailure({ on: texts.step.inFuture });
    const before = latestStepOn(loan);
    if (before !== null && on < before) {
      throw new ValidationFailure({ on: fill(texts.step.beforeLast, { date: shortDay(before) }) });
    }
    const step = stepTo(loan.status, to);
    if (step === null) throw new ValidationFailure({ base: texts.step.notAvailable });
    const facts = factsOf(to, on as Day, reason);
    await loanRoutes.take(context, found, step, {
      version,
      on,
      action: 'step',
      reason: reason === '' ? null : reason,
      facts,
      confirmed: isWithoutGuarantee ? ['no_guarantee'] : [],
      columns: (lifted) => ({
        ...(facts as ColumnsOf<typeof loans>),
        ...(lifted.includes('no_guarantee') && { isWithoutGuarantee: true }),
      }),
    });
    return redirect(edit({ operation: operation.id, loan: loan.id }), {
      type: 'success',
      text: texts.step.done,
    });
  },
});

/** The step that leads from one state to another; null where there is none. */
function stepTo(from: LoanState, to: LoanState): keyof typeof loanMachine.transitions | null {
  const steps = Object.entries(loanMachine.transitions);
  const found = steps.find(([, transition]) => transition.to === to && isIn(transition.from, from));
  return (found?.[0] as keyof typeof loanMachine.transitions | undefined) ?? null;
}

const shortDay = (on: string): string => on.split('-').toReversed().join('/');

/** The day of the last step that was taken, of those whose day is kept. */
function latestStepOn({ requestedOn, agreedOn, offerReceivedOn, acceptedOn }: Loan): string | null {
  const days = [requestedOn, agreedOn, offerReceivedOn, acceptedOn].filter((on) => on !== null);
  return days.toSorted().at(-1) ?? null;
}

/** The number of guarantees that secure a loan. */
async function guaranteesCountOf({ db }: Pick<ClientContext, 'db'>, { id }: Loan): Promise<number> {
  const isSecuring = and(eq(guarantees.loanId, id), isNull(guarantees.deletedAt));
  const [row] = await db.select({ total: count() }).from(guarantees).where(isSecuring);
  return row?.total ?? 0;
}

function factsOf(to: LoanState, on: Day, reason: string): LoanFacts {
  const givenReason = reason === '' ? null : reason;
  switch (to) {
    case 'requested':
      return { requestedOn: on };
    case 'agreed':
      return { agreedOn: on };
    case 'offered':
      return { offerReceivedOn: on };
    case 'accepted':
      return { acceptedOn: on };
    case 'signed':
      return { signedOn: on };
    case 'refused':
      return { refusedOn: on, refusalReason: givenReason };
    case 'cancelled':
      return { cancelReason: givenReason };
    default:
      return {};
  }
}

/** What a loan leaves to draw once a drawdown is left out of account. */
export const undrawnBut = ({ terms, drawdowns }: KnownLoan, id: string | null) =>
  undrawnCents(terms, drawdowns.filter((row) => row.id !== id).map(drawdownOf));
