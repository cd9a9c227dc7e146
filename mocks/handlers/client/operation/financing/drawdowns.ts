import { and, eq, isNull } from 'drizzle-orm';
import {
  cancelDrawdown,
  releaseDrawdown,
  requestDrawdown,
  storeDrawdown,
} from '#contracts/client/operation/financing/payload.ts';
import { drawdownRefusal, type Drawdown } from '#domain/loan/drawdown.ts';
import { isOpenLoan, isSignedLoan } from '#domain/loan/loan-states.ts';
import { maturityOf } from '#domain/loan/terms.ts';
import { cents } from '#domain/money/cents.ts';
import { drawdownMachine, type DrawdownFacts } from '#domain/states/finance/drawdown.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import type { Day } from '#domain/time/day.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { ColumnsOf } from '#mocks/db/queries/business-table.ts';
import {
  drawdowns,
  loans,
  stateChanges,
  type DrawdownRow,
  type Loan,
  type Operation,
} from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { refusal } from '../steps/refusal.ts';
import {
  announceFinancing,
  auditFinancing,
  changeRecord,
  loanAsker,
  loanOf,
  staleRecord,
  todayOf,
} from './record.ts';
import { settleLoan } from './settle.ts';
import { drawdownOf, standingsOf, type KnownLoan } from './standing.ts';
import { undrawnBut } from './steps.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, financingMessages);

interface FoundDrawdown {
  readonly operation: Operation;
  readonly loan: Loan;
  readonly drawdown: DrawdownRow;
}

/** The drawdown that the address names. @throws HttpFailure 404 when it is none of that operation */
async function drawdownOfRoute(context: ClientContext): Promise<FoundDrawdown> {
  const operation = await operationOfRoute(context);
  const [drawdown] = await context.db
    .select()
    .from(drawdowns)
    .where(
      and(
        eq(drawdowns.id, parameter(context, 'drawdown')),
        eq(drawdowns.operationId, operation.id),
        isNull(drawdowns.deletedAt),
      ),
    )
    .limit(1);
  if (!drawdown) throw notFound('drawdown');
  return { operation, loan: await loanOf(context, operation, drawdown.loanId), drawdown };
}

/** Plans a drawdown: together with the others it must fit into the loan, and into its period of drawing. */
export const storeDrawdownHandler = clientAction(storeDrawdown, {
  find: operationOfRoute,
  act: async (context, payload, operation) => {
    const loan = await payloadLoan(context, operation, payload.loanId);
    const today = todayOf(context);
    const [known] = await standingsOf(context.db, [loan], today);
    const planned: Drawdown = {
      plannedOn: payload.plannedOn as Day,
      releasedOn: null,
      amountCents: cents(payload.amountCents),
      status: 'planned',
    };
    if (known) checkDrawdown(context, known, null, planned);
    const { clock, newId } = context.deps;
    const now = clock.businessNow();
    const id = newId();
    await context.db.transaction(async (tx) => {
      await tx.insert(drawdowns).values({
        ...payload,
        id,
        tenantId: operation.tenantId,
        operationId: operation.id,
        createdBy: context.actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await auditFinancing(context, tx, 'drawdown', operation);
    });
    announceFinancing(context, { id: loan.id, operationId: operation.id, version: loan.version });
    return redirect(backAddress(context), { type: 'success', text: texts(context).drawdowns.planned });
  },
});

async function payloadLoan(context: ClientContext, operation: Operation, id: string): Promise<Loan> {
  const isIt = and(eq(loans.id, id), eq(loans.operationId, operation.id), isNull(loans.deletedAt));
  const [loan] = await context.db.select().from(loans).where(isIt).limit(1);
  if (!loan) throw new ValidationFailure({ loanId: validationText(context.locale, 'unknownRecord') });
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

type Step = 'request' | 'release' | 'cancel';

interface StepGiven {
  readonly version: number;
  readonly on: string;
  readonly columns: ColumnsOf<typeof drawdowns>;
  readonly facts: DrawdownFacts;
}

/** Takes a step of the life of a drawdown, with a line of the history of states. @throws ValidationFailure */
async function takeStep(context: ClientContext, found: FoundDrawdown, step: Step, given: StepGiven) {
  const { operation, loan, drawdown } = found;
  // Told before the step is judged: somebody else may have taken it meanwhile.
  if (given.version !== drawdown.version) {
    throw await staleRecord(context, operation, drawdown, Object.keys(given.columns));
  }
  const today = todayOf(context);
  const [known] = await standingsOf(context.db, [loan], today);
  if (!known) throw notFound('loan');
  const facts: DrawdownFacts = {
    plannedOn: drawdown.plannedOn as Day,
    requestedOn: drawdown.requestedOn as Day | null,
    isLoanSigned: isSignedLoan(loan.status),
    undrawnCents: undrawnBut(known, drawdown.id),
    availabilityEndOn: known.terms.availabilityEndOn ?? maturityOf(known.terms),
    ...given.facts,
  };
  const answer = mayHappen(drawdownMachine, step, { state: drawdown.status, facts }, loanAsker(context));
  if (!answer.ok) throw refusal(context, answer.reasons, { fields: {} });
  await changeRecord(context, drawdowns, operation, drawdown, {
    action: 'drawdown.step',
    version: given.version,
    columns: { ...given.columns, status: answer.to },
    changes: { status: { from: drawdown.status, to: answer.to } },
    alongside: async (tx) => {
      await tx.insert(stateChanges).values({
        id: context.deps.newId(),
        tenantId: drawdown.tenantId,
        entity: 'drawdown',
        entityId: drawdown.id,
        operationId: operation.id,
        fromState: drawdown.status,
        toState: answer.to,
        byUserId: context.actor.user.id,
        on: given.on,
        at: context.deps.clock.businessNow(),
        reason: null,
      });
      await settleLoan(context.deps, tx, loan.id);
    },
  });
}

const told = (context: ClientContext, key: 'requested' | 'released' | 'cancelled') =>
  redirect(backAddress(context), { type: 'success', text: texts(context).drawdowns[key] });

/** Records that the bank was asked for a drawdown. */
export const requestDrawdownHandler = clientAction(requestDrawdown, {
  find: drawdownOfRoute,
  act: async (context, { version, requestedOn }, found) => {
    refuseFuture(context, { requestedOn });
    await takeStep(context, found, 'request', {
      version,
      on: requestedOn,
      columns: { requestedOn },
      facts: { requestedOn: requestedOn as Day },
    });
    return told(context, 'requested');
  },
});

/** Records that the bank paid: never more than the loan leaves, never after the period of drawing. */
export const releaseDrawdownHandler = clientAction(releaseDrawdown, {
  find: drawdownOfRoute,
  act: async (context, { version, releasedOn, amountCents, transactionId }, found) => {
    refuseFuture(context, { releasedOn });
    const { drawdown, loan, operation } = found;
    if (drawdown.requestedOn !== null && releasedOn < drawdown.requestedOn) {
      throw new ValidationFailure({ releasedOn: texts(context).drawdowns.beforeRequest });
    }
    if (loan.signedOn !== null && releasedOn < loan.signedOn) {
      throw new ValidationFailure({ releasedOn: texts(context).drawdowns.beforeSignature });
    }
    const columns = { releasedOn, amountCents, transactionId };
    await takeStep(context, found, 'release', {
      version,
      on: releasedOn,
      columns,
      facts: { releasedOn: releasedOn as Day, amountCents: cents(amountCents), transactionId },
    });
    const changed = { id: drawdown.id, operationId: operation.id, version: version + 1 };
    announceFinancing(context, changed, 'drawdown.released');
    return told(context, 'released');
  },
});

/** Calls a drawdown off: its amount may be drawn otherwise. */
export const cancelDrawdownHandler = clientAction(cancelDrawdown, {
  find: drawdownOfRoute,
  act: async (context, { version }, found) => {
    const on = todayOf(context);
    await takeStep(context, found, 'cancel', { version, on, columns: {}, facts: {} });
    return told(context, 'cancelled');
  },
});

function refuseFuture(context: ClientContext, days: Readonly<Record<string, string>>): void {
  const today = todayOf(context);
  const late = Object.entries(days).find(([, on]) => on > today);
  if (late) throw new ValidationFailure({ [late[0]]: texts(context).step.inFuture });
}
