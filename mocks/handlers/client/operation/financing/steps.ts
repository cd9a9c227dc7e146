import { and, count, eq, isNull } from 'drizzle-orm';
import type { LoanStep } from '#contracts/client/operation/financing/form.ts';
import { transitionLoan } from '#contracts/client/operation/financing/payload.ts';
import { undrawnCents } from '#domain/loan/drawdown.ts';
import type { LoanState } from '#domain/loan/loan-states.ts';
import { maturityOf } from '#domain/loan/terms.ts';
import { cents, sumCents } from '#domain/money/cents.ts';
import { availableTransitions } from '#domain/states/available-transitions.ts';
import { loanMachine, type LoanFacts } from '#domain/states/finance/loan.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import type { Reason } from '#domain/states/reasons.ts';
import type { Day } from '#domain/time/day.ts';
import { edit } from '#generated/routes/client/operation/financing.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { ColumnsOf } from '#mocks/db/queries/business-table.ts';
import { guarantees, loans, stateChanges, type Loan } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { refusal } from '../steps/refusal.ts';
import { changeRecord, loanAsker, loanOfRoute, staleRecord, todayOf } from './record.ts';
import { drawdownOf, standingsOf, type KnownLoan } from './standing.ts';

/** What the life of a loan depends on, of its rows. */
export function loanFacts(
  { loan, terms, drawdowns, standing }: KnownLoan,
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
    outstandingCents: standing.position.outstandingCents,
  };
}

const endings: readonly LoanState[] = ['refused', 'cancelled'];

/** The steps that a person may take from the present state, with what stands against them. */
export function stepsOf(context: ClientContext, known: KnownLoan, guaranteesCount: number): LoanStep[] {
  const subject = { state: known.loan.status, facts: loanFacts(known, guaranteesCount) };
  return availableTransitions(loanMachine, subject, loanAsker(context)).map(({ name, label, answer }) => {
    const to = loanMachine.transitions[name].to as LoanState;
    const reasons = answer.ok ? [] : answer.reasons.filter(isAgainst);
    return {
      to,
      label: label[context.locale],
      reason: reasons.map(({ text }) => text[context.locale]).join(' '),
      needsReason: endings.includes(to),
      isForward: !endings.includes(to),
    };
  });
}

/** What the window of a step cannot mend: it asks for the day and the reason, and for a confirmation. */
const isAgainst = ({ code, kind }: Reason): boolean => !code.startsWith('missing:') && kind !== 'confirmable';

const fieldsOfLoan: Readonly<Record<string, string>> = {
  no_guarantee: 'isWithoutGuarantee',
  'missing:refusalReason': 'reason',
  'missing:cancelReason': 'reason',
};

/** Takes a step of the life of a loan. */
export const transitionHandler = clientAction(transitionLoan, {
  find: loanOfRoute,
  act: async (context, { version, to, on, reason, isWithoutGuarantee }, { operation, loan }) => {
    // Told before the step is judged: somebody else may have taken it meanwhile.
    if (version !== loan.version) throw await staleRecord(context, operation, loan, ['status']);
    const texts = messagesFor(context.locale, financingMessages);
    if (on > todayOf(context)) throw new ValidationFailure({ on: texts.step.inFuture });
    const before = latestStepOn(loan);
    if (before !== null && on < before) {
      throw new ValidationFailure({ on: fill(texts.step.beforeLast, { date: shortDay(before) }) });
    }
    const [known] = await standingsOf(context.db, [loan], todayOf(context));
    const step = Object.entries(loanMachine.transitions).find(
      ([, transition]) =>
        transition.to === to && (transition.from as readonly unknown[]).includes(loan.status),
    );
    if (!known || !step) throw new ValidationFailure({ base: texts.step.noWay });
    const facts = {
      ...loanFacts(known, await guaranteesCountOf(context, loan)),
      ...factsOf(to, on as Day, reason),
    };
    const answer = mayHappen(
      loanMachine,
      step[0] as keyof typeof loanMachine.transitions,
      { state: loan.status, facts },
      { ...loanAsker(context), confirmed: isWithoutGuarantee ? ['no_guarantee'] : [] },
    );
    if (!answer.ok) throw refusal(context, answer.reasons, { fields: fieldsOfLoan });
    await changeRecord(context, loans, operation, loan, {
      action: 'step',
      version,
      columns: {
        ...columnsOf(to, on, reason),
        ...(answer.lifted.includes('no_guarantee') && { isWithoutGuarantee: true }),
        status: answer.to,
      },
      changes: { status: { from: loan.status, to: answer.to } },
      alongside: async (tx) => {
        await tx.insert(stateChanges).values({
          id: context.deps.newId(),
          tenantId: loan.tenantId,
          entity: 'loan',
          entityId: loan.id,
          operationId: operation.id,
          fromState: loan.status,
          toState: answer.to,
          byUserId: context.actor.user.id,
          on,
          at: context.deps.clock.businessNow(),
          reason: reason === '' ? null : reason,
        });
      },
    });
    return redirect(edit({ operation: operation.id, loan: loan.id }), {
      type: 'success',
      text: texts.step.done,
    });
  },
});

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
  const told = reason === '' ? null : reason;
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
      return { refusedOn: on, refusalReason: told };
    case 'cancelled':
      return { cancelReason: told };
    default:
      return {};
  }
}

const columnsOf = (to: LoanState, on: Day | string, reason: string): ColumnsOf<typeof loans> =>
  factsOf(to, on as Day, reason) as ColumnsOf<typeof loans>;

/** What a loan leaves to draw once a drawdown is left out of account. */
export const undrawnBut = ({ terms, drawdowns }: KnownLoan, id: string | null) =>
  undrawnCents(terms, drawdowns.filter((row) => row.id !== id).map(drawdownOf));
