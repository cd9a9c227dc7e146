import { and, eq, isNull } from 'drizzle-orm';
import type { FinancingIndexProps } from '#contracts/client/operation/financing/index.ts';
import { loansFromSimulation } from '#contracts/client/operation/financing/payload.ts';
import { isLiveLoan } from '#domain/loan/loan-states.ts';
import { equityOfStudy } from '#domain/simulation/study/study-input.ts';
import { loansOfStudy, missingLoans } from '#domain/simulation/study/study-loans.ts';
import type { Study, StudyLoan } from '#domain/simulation/study/study.ts';
import { index } from '#generated/routes/client/operation/financing.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import {
  drawdowns,
  equityInjections,
  type NewDrawdown,
  type Operation,
  type SimulationRecord,
} from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { activeSimulation } from '../cash-flow-forecast/start.ts';
import { operationOfRoute } from '../scope.ts';
import { lendersOf } from './form.ts';
import { equityPart, loanPart, todayOf } from './record.ts';
import { isContact } from './save.ts';
import { knownLoans, type KnownLoan } from './known-loans.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, financingMessages).fromSimulation;

/** The reference simulation of an operation, with what of its loans and own money the financing has not. */
async function lacking(context: ClientContext, operation: Operation, known: readonly KnownLoan[]) {
  const simulation = await activeSimulation(context, operation);
  if (simulation === null) return null;
  const present = known.filter(({ loan }) => isLiveLoan(loan.status)).map(({ loan }) => loan);
  return {
    simulation,
    loans: missingLoans(loansOfStudy(simulation.study, texts(context).mainLoan), present),
    equity: (await hasEquity(context, operation.id)) ? [] : equityOf(simulation.study),
  };
}

const hasEquity = async ({ db }: ClientContext, operationId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: equityInjections.id })
    .from(equityInjections)
    .where(and(eq(equityInjections.operationId, operationId), isNull(equityInjections.deletedAt)))
    .limit(1);
  return rows.length > 0;
};

/** Own money by day: in the month of the purchase on its day, otherwise on the first of the month. */
const equityOf = (study: Study): { on: string; amountCents: number }[] =>
  equityOfStudy(study).map(({ month, cents }) => ({
    on: study.purchaseOn.startsWith(month) ? study.purchaseOn : `${month}-01`,
    amountCents: cents,
  }));

/** What the financing can take over from the reference simulation; null where it has all of it. */
export async function shownLoansOfSimulation(
  context: ClientContext,
  operation: Operation,
  known: readonly KnownLoan[],
): Promise<FinancingIndexProps['fromSimulation']> {
  if (!canNow(context, 'financing.create')) return null;
  const found = await lacking(context, operation, known);
  if (found === null || found.loans.length + found.equity.length === 0) return null;
  return {
    name: found.simulation.name,
    loans: found.loans.map(({ label, kind, amountCents }) => ({
      label,
      kind,
      amountCents: amountCents ?? 0,
    })),
    equity: found.equity,
    lenders: await lendersOf(context, null),
  };
}

/**
 * Makes the loans of the reference simulation, as drafts with their planned drawdowns, and records its own money where
 * that is wanted; what stands is left.
 */
export const fromSimulationHandler = clientAction(loansFromSimulation, {
  find: operationOfRoute,
  act: async (context, { lenderContactId, takesEquity }, operation) => {
    const found = await lacking(
      context,
      operation,
      await knownLoans(context.db, [operation.id], todayOf(context)),
    );
    if (found === null) throw new ValidationFailure({ base: texts(context).noSimulation });
    const equity = takesEquity ? found.equity : [];
    if (found.loans.length + equity.length === 0)
      throw new ValidationFailure({ base: texts(context).nothing });
    await makeLoans(context, operation, { ...found, lenderContactId });
    const origin = fill(texts(context).equityFrom, { name: found.simulation.name }).slice(0, 120);
    for (const { on, amountCents } of equity) {
      await equityPart.create(context, operation, { action: 'equity', columns: { on, amountCents, origin } });
    }
    const done = [
      found.loans.length > 0 && fill(texts(context).done, { count: found.loans.length }),
      equity.length > 0 && texts(context).equityDone,
    ];
    const text = done.filter((sentence) => sentence !== false).join(' ');
    return redirect(index({ operation: operation.id }), { type: 'success', text });
  },
});

interface LoansToMake {
  readonly simulation: SimulationRecord;
  readonly loans: readonly StudyLoan[];
  readonly lenderContactId: string | null;
}

/** @throws ValidationFailure where they have no lender that the company knows */
async function makeLoans(
  context: ClientContext,
  operation: Operation,
  { simulation, loans, lenderContactId }: LoansToMake,
): Promise<void> {
  if (loans.length === 0) return;
  if (lenderContactId === null || !(await isContact(context, lenderContactId))) {
    throw new ValidationFailure({ lenderContactId: validationText(context.locale, 'unknownRecord') });
  }
  for (const loan of loans) {
    await loanPart.create(context, operation, {
      columns: { ...columnsOf(loan, simulation), lenderContactId },
      alongside: async (tx, id) => {
        const rows = drawdownsOf(context, operation, loan, id);
        if (rows.length > 0) await tx.insert(drawdowns).values(rows);
      },
    });
  }
}

function columnsOf(loan: StudyLoan, { study }: Pick<SimulationRecord, 'study'>) {
  const { rateBps, rateChanges, deferralKind } = loan;
  const isFixed = rateChanges.length === 0;
  return {
    label: loan.label,
    kind: loan.kind,
    amountCents: loan.amountCents ?? 0,
    // A rate that changes is kept as an index without a margin.
    rateKind: isFixed ? ('fixed' as const) : ('euribor3m' as const),
    rateBps: isFixed ? rateBps : null,
    indexRateBps: isFixed ? null : rateBps,
    marginRateBps: isFixed ? null : 0,
    indexChanges: rateChanges.map(({ from, rateBps: indexRateBps }) => ({ from, indexRateBps })),
    durationMonths: loan.durationMonths,
    deferralKind,
    deferralMonths: deferralKind === 'none' ? 0 : loan.deferralMonths,
    signedOn: loan.signedOn,
    firstDrawOn: loan.firstDrawOn ?? study.purchaseOn,
    availabilityEndOn: loan.availabilityEndOn,
    interestConvention: loan.interestConvention,
    commitmentFeeRateBps: loan.commitmentFeeBps,
    fileFeeCents: loan.fileFeeCents,
    guaranteeFeeCents: loan.guaranteeFeeCents,
    insuranceRateBps: loan.insuranceBps,
    sweepRateBps: loan.sweepBps,
    prepaymentPenaltyRateBps: loan.prepaymentPenaltyBps,
  };
}

/** The draws of a loan as planned drawdowns, unless they come to more than it. */
function drawdownsOf(
  context: ClientContext,
  operation: Operation,
  { draws, amountCents }: StudyLoan,
  loanId: string,
): NewDrawdown[] {
  if (draws.reduce((sum, draw) => sum + draw.cents, 0) > (amountCents ?? 0)) return [];
  const { deps, actor } = context;
  const now = deps.clock.businessNow();
  return draws.map((draw, rank) => ({
    id: deps.newId(),
    tenantId: operation.tenantId,
    operationId: operation.id,
    loanId,
    label: fill(texts(context).draw, { rank: rank + 1 }),
    plannedOn: draw.on,
    amountCents: draw.cents,
    createdBy: actor.user.id,
    createdAt: now,
    updatedAt: now,
  }));
}
