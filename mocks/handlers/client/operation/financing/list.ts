import { and, asc, eq, isNull } from 'drizzle-orm';
import {
  financingIndexPage,
  financingIndexQuery,
  type FinancingIndexProps,
} from '#contracts/client/operation/financing/index.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { isSignedLoan } from '#domain/loan/loan-states.ts';
import { loanPositionCalculation } from '#domain/loan/position-calculation.ts';
import { loanScheduleCalculation } from '#domain/loan/schedule-calculation.ts';
import { cents, sumCents, zeroCents } from '#domain/money/cents.ts';
import type { Month } from '#domain/time/day.ts';
import { equityInjections } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { shownExplanation } from '#mocks/server/explained.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { shownLoansOfSimulation } from './from-simulation.ts';
import { planOf } from './plan.ts';
import { todayOf } from './record.ts';
import { contactNames, drawdownRows, guaranteesOf, loanRow, shownGuarantee } from './rows.ts';
import { knownLoans, type KnownLoan } from './known-loans.ts';

/** The financing of an operation: sources and uses, loans, drawdowns, guarantees, equity. */
export const indexHandler = clientPage(financingIndexPage, async (context, query) => {
  const operation = await operationOfRoute(context);
  const today = todayOf(context);
  const known = await knownLoans(context.db, [operation.id], today);
  const lenders = await contactNames(
    context,
    known.map(({ loan }) => loan.lenderContactId),
  );
  const guarantees = await guaranteesOf(context, operation.id);
  const injections = await injectionsOf(context, operation.id);
  const equityCents = sumCents(injections.map(({ amountCents }) => cents(amountCents)));
  return {
    operation: headOf(operation),
    query,
    defaults: financingIndexQuery.parse({}),
    loans: known.map((one) => loanRow(one, lenders, today)),
    ...(await planOf(context, { operation, known, guarantees, equityCents, today })),
    figures: figuresOf(known),
    course: courseOf(known),
    drawdowns: drawdownRows(known, today),
    guarantees: guarantees.map((row) => shownGuarantee(row, known, today)),
    injections: injections.map((row) => ({
      id: row.id,
      on: row.on,
      amountCents: row.amountCents,
      from: row.origin,
    })),
    fromSimulation: await shownLoansOfSimulation(context, operation, known),
    today,
    can: {
      create: canNow(context, 'financing.create'),
      update: canNow(context, 'financing.update'),
      delete: canNow(context, 'financing.delete'),
      updateOperation: canNow(context, 'operation.update'),
      print: canNow(context, 'export.list'),
    },
  };
});

const injectionsOf = async ({ db }: Pick<ClientContext, 'db'>, operationId: string) =>
  db
    .select()
    .from(equityInjections)
    .where(and(eq(equityInjections.operationId, operationId), isNull(equityInjections.deletedAt)))
    .orderBy(asc(equityInjections.on), asc(equityInjections.id));

function figuresOf(known: readonly KnownLoan[]): FinancingIndexProps['figures'] {
  const signed = known.filter(({ loan }) => isSignedLoan(loan.status));
  if (signed.length === 0) return null;
  return {
    outstandingCents: sumCents(signed.map(({ outlook }) => outlook.position.outstandingCents)),
    interestToDateCents: sumCents(signed.map(({ outlook }) => outlook.position.interestToDateCents)),
    interestTotalCents: sumCents(signed.map(({ outlook }) => outlook.schedule.totals.interestCents)),
    commitmentTotalCents: sumCents(signed.map(({ outlook }) => outlook.schedule.totals.commitmentCents)),
    explanations: signed.length === 1 && signed[0] ? explanationsOf(signed[0]) : null,
  };
}

/** How the figures of the only signed loan came about. */
function explanationsOf({ outlook }: KnownLoan) {
  const { position, schedule } = outlook;
  const ofPosition = (figure: string) =>
    shownExplanation(explainWith(loanPositionCalculation, position, figure));
  const ofSchedule = (figure: string) =>
    shownExplanation(explainWith(loanScheduleCalculation, schedule, figure));
  return {
    outstanding: ofPosition('outstandingCents'),
    interestToDate: ofPosition('interestToDateCents'),
    interestTotal: ofSchedule('interestCents'),
    commitment: ofSchedule('commitmentCents'),
  };
}

/** What the signed loans owe together at the end of each month. */
function courseOf(known: readonly KnownLoan[]): FinancingIndexProps['course'] {
  const months = new Map<Month, number>();
  for (const { loan, outlook } of known) {
    if (!isSignedLoan(loan.status)) continue;
    for (const { month, closingCents } of outlook.schedule.rows) {
      months.set(month, (months.get(month) ?? zeroCents) + closingCents);
    }
  }
  return [...months]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([month, outstandingCents]) => ({ month, outstandingCents }));
}
