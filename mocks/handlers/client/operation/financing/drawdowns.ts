import {
  cancelDrawdown,
  releaseDrawdown,
  requestDrawdown,
  storeDrawdown,
} from '#contracts/client/operation/financing/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { drawdownRefusal, type Drawdown } from '#domain/loan/drawdown.ts';
import { isOpenLoan, isSignedLoan } from '#domain/loan/loan-states.ts';
import { maturityOf } from '#domain/loan/terms.ts';
import { cents } from '#domain/money/cents.ts';
import { drawdownMachine } from '#domain/states/finance/drawdown.ts';
import type { Day } from '#domain/time/day.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import type { drawdowns, Loan, Operation } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { FoundPart } from '../part-record.ts';
import { operationOfRoute } from '../scope.ts';
import { machineRoutes } from '../steps/machine-routes.ts';
import { drawdownPart, loanTransitionContext, loanPart, todayOf } from './record.ts';
import { settleLoan } from './settle.ts';
import { drawdownOf, knownLoansOf, type KnownLoan } from './known-loans.ts';
import { undrawnBut } from './steps.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, financingMessages);

type FoundDrawdown = FoundPart<'drawdown', typeof drawdowns> & { readonly loan: Loan };

/** The drawdown that the address names, with its loan. @throws HttpFailure 404 when it is none of that operation */
async function drawdownOfRoute(context: ClientContext): Promise<FoundDrawdown> {
  const found = await drawdownPart.ofRoute(context);
  const loan = await loanPart.find(context, found.operation.id, found.drawdown.loanId);
  if (loan === null) throw notFound('loan');
  return { ...found, loan };
}

/** Plans a drawdown: together with the others it must fit into the loan, and into its period of drawing. */
export const storeDrawdownHandler = clientAction(storeDrawdown, {
  find: operationOfRoute,
  act: async (context, payload, operation) => {
    const loan = await payloadLoan(context, operation, payload.loanId);
    const today = todayOf(context);
    const [known] = await knownLoansOf(context.db, [loan], today);
    const planned: Drawdown = {
      plannedOn: payload.plannedOn as Day,
      releasedOn: null,
      amountCents: cents(payload.amountCents),
      status: 'planned',
    };
    if (known) checkDrawdown(context, known, null, planned);
    await drawdownPart.create(context, operation, { action: 'drawdown', columns: payload });
    return redirect(backAddress(context), { type: 'success', text: texts(context).drawdowns.planned });
  },
});

async function payloadLoan(context: ClientContext, operation: Operation, id: string): Promise<Loan> {
  const loan = await loanPart.find(context, operation.id, id);
  if (loan === null) throw new ValidationFailure({ loanId: validationText(context.locale, 'unknownRecord') });
  if (!isOpenLoan(loan.status)) throw new ValidationFailure({ loanId: texts(context).notOpen });
  return loan;
}

/** Refuses a drawdown that the loan does not admit beside the others. @throws ValidationFailure */
function checkDrawdown(context: ClientContext, known: KnownLoan, id: string | null, wanted: Drawdown): void {
  const others = known.drawdowns.filter((row) => row.id !== id).map(drawdownOf);
  const t = texts(context).drawdowns;
  const dayField = wanted.status === 'released' ? 'releasedOn' : 'plannedOn';
  if (wanted.plannedOn < known.terms.firstDrawOn && wanted.status === 'planned') {
    throw new ValidationFailure({ plannedOn: t.beforeFirst });
  }
  switch (drawdownRefusal(known.terms, others, wanted)) {
    case 'not_positive':
      throw new ValidationFailure({ amountCents: validationText(context.locale, 'amountPositive') });
    case 'exceeds_loan':
      throw new ValidationFailure({ amountCents: t.exceedsLoan });
    case 'availability_ended':
      throw new ValidationFailure({ [dayField]: t.availabilityEnded });
    case 'after_maturity':
      throw new ValidationFailure({ [dayField]: t.afterMaturity });
    case null:
  }
}

const drawdownRoutes = machineRoutes(drawdownMachine, {
  record: drawdownPart,
  find: drawdownOfRoute,
  facts: async (context, { loan, drawdown }, given) => {
    const [known] = await knownLoansOf(context.db, [loan], todayOf(context));
    if (!known) throw notFound('loan');
    return {
      plannedOn: drawdown.plannedOn as Day,
      requestedOn: drawdown.requestedOn as Day | null,
      isLoanSigned: isSignedLoan(loan.status),
      undrawnCents: undrawnBut(known, drawdown.id),
      availabilityEndOn: known.terms.availabilityEndOn ?? maturityOf(known.terms),
      ...given,
    };
  },
  transition: loanTransitionContext,
  fields: {},
});

/** What each step writes in common: the journal's name, and the loan that settles by it. */
const settled = (context: ClientContext, { loan }: FoundDrawdown) => ({
  action: 'drawdown.step',
  alongside: async (tx: Database) => {
    await settleLoan(context.deps, tx, loan.id);
  },
});

const withFlash = (key: 'requested' | 'released' | 'cancelled') => (context: ClientContext) =>
  redirect(backAddress(context), { type: 'success', text: texts(context).drawdowns[key] });

/** Records that the bank was asked for a drawdown. */
export const requestDrawdownHandler = drawdownRoutes.route(
  requestDrawdown,
  'request',
  (context, { requestedOn }, found) => {
    refuseFuture(context, { requestedOn });
    const facts = { requestedOn: requestedOn as Day };
    return { ...settled(context, found), on: requestedOn, columns: { requestedOn }, facts };
  },
  withFlash('requested'),
);

/** Records that the bank paid: never more than the loan leaves, never after the period of drawing. */
export const releaseDrawdownHandler = drawdownRoutes.route(
  releaseDrawdown,
  'release',
  (context, { releasedOn, amountCents, transactionId }, found) => {
    refuseFuture(context, { releasedOn });
    const { drawdown, loan } = found;
    if (drawdown.requestedOn !== null && releasedOn < drawdown.requestedOn) {
      throw new ValidationFailure({ releasedOn: texts(context).drawdowns.beforeRequest });
    }
    if (loan.signedOn !== null && releasedOn < loan.signedOn) {
      throw new ValidationFailure({ releasedOn: texts(context).drawdowns.beforeSignature });
    }
    return {
      ...settled(context, found),
      on: releasedOn,
      columns: { releasedOn, amountCents, transactionId },
      facts: { releasedOn: releasedOn as Day, amountCents: cents(amountCents), transactionId },
    };
  },
  (context, { operation, drawdown: { id, version } }) => {
    const about = operation.id;
    const changed = { id, operationId: about, version: version + 1, by: context.actor.user.id };
    broadcast(context, [channels.operation(about)], 'drawdown.released', changed, about);
    return withFlash('released')(context);
  },
);

/** Calls a drawdown off: its amount may be drawn otherwise. */
export const cancelDrawdownHandler = drawdownRoutes.route(
  cancelDrawdown,
  'cancel',
  (context, _payload, found) => settled(context, found),
  withFlash('cancelled'),
);

function refuseFuture(context: ClientContext, days: Readonly<Record<string, string>>): void {
  const today = todayOf(context);
  const late = Object.entries(days).find(([, on]) => on > today);
  if (late) throw new ValidationFailure({ [late[0]]: texts(context).step.inFuture });
}
