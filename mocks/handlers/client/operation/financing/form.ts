import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { loanFormPage, type LoanFormProps } from '#contracts/client/operation/financing/form.ts';
import { loanFields, type LoanFormValues } from '#contracts/client/operation/financing/payload.ts';
import type { Conflict } from '#contracts/conflict.ts';
import { describeFields } from '#contracts/record-form.ts';
import { isOpenLoan } from '#domain/loan/loan-states.ts';
import {
  contacts,
  drawdowns,
  loanPapers,
  storedFiles,
  type GuaranteeRow,
  type Loan,
  type Operation,
} from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { ownerCapacity } from '../owner.ts';
import { shownDeed } from './deed.ts';
import { loanPart, todayOf } from './record.ts';
import { contactNames, drawdownRows, guaranteesOf, shownGuarantee } from './rows.ts';
import { drawdownOf, knownLoansOf, receiptsOf, type KnownLoan } from './known-loans.ts';
import { stepsOf } from './steps.ts';

const facts = describeFields(loanFields);

/** The empty form. */
export const createHandler = clientPage(loanFormPage, async (context) => {
  const operation = await operationOfRoute(context);
  const today = todayOf(context);
  return {
    operation: headOf(operation),
    form: {
      record: null,
      values: blankValues(operation.targetDeedOn),
      fields: facts,
      conflict: null,
      can: { save: canNow(context, 'financing.create'), delete: false },
    },
    loan: null,
    schedule: {
      drawdowns: [],
      receipts: [...(await receiptsOf(context.db, operation.id, today))],
      repayments: [],
      indexChanges: [],
    },
    drawdowns: [],
    guarantees: [],
    papers: [],
    choices: { lenders: await lendersOf(context, null) },
    today,
    can: rightsOf(context),
  };
});

/** One loan: its terms, its schedule, its drawdowns, guarantees and papers. */
export const editHandler = clientPage(loanFormPage, async (context) => {
  const found = await loanPart.ofRoute(context);
  const { operation, loan } = found;
  const today = todayOf(context);
  const known = await knownLoansOf(context.db, [loan], today);
  const securing = (await guaranteesOf(context, operation.id)).filter(({ loanId }) => loanId === loan.id);
  const [one] = known;
  return {
    operation: headOf(operation),
    form: formOf(context, loan),
    loan: one === undefined ? null : await shownLoan(context, operation, one, securing),
    schedule: {
      drawdowns: (one?.drawdowns ?? []).map(drawdownOf),
      receipts: [...(one?.receipts ?? [])],
      repayments: (one?.repayments ?? []).map(({ id, on, amountCents }) => ({ id, on, amountCents })),
      indexChanges: loan.indexChanges,
    },
    drawdowns: drawdownRows(known, today),
    guarantees: securing.map((row) => shownGuarantee(row, known, today)),
    papers: await papersOf(context, loan.id),
    choices: { lenders: await lendersOf(context, loan.lenderContactId) },
    today,
    can: rightsOf(context),
  };
});

const rightsOf = (context: ClientContext): LoanFormProps['can'] => ({
  create: canNow(context, 'financing.create'),
  update: canNow(context, 'financing.update'),
  delete: canNow(context, 'financing.delete'),
  export: canNow(context, 'financing.export'),
  updateOperation: canNow(context, 'operation.update'),
});

async function shownLoan(
  context: ClientContext,
  operation: Operation,
  known: KnownLoan,
  guarantees: readonly GuaranteeRow[],
): Promise<LoanFormProps['loan']> {
  const { loan } = known;
  const guaranteesCount = guarantees.length;
  const capacity = await ownerCapacity(context.db, operation);
  const lenders = await contactNames(context, [loan.lenderContactId]);
  const { outstandingCents } = known.outlook.position;
  return {
    status: loan.status,
    lender: lenders.get(loan.lenderContactId) ?? '',
    endReason: loan.refusalReason ?? loan.cancelReason,
    outstandingCents,
    steps: stepsOf(context, known, guaranteesCount),
    canPrepay: outstandingCents > 0 && (loan.status === 'drawing' || loan.status === 'repaying'),
    guaranteesCount,
    deed: shownDeed(context, { operation, loan, guarantees, capacity, today: todayOf(context) }),
  };
}

function blankValues(targetDeedOn: string | null): LoanFormValues {
  return {
    lenderContactId: null,
    label: '',
    kind: 'in_fine',
    amountCents: null,
    rateKind: 'fixed',
    rateBps: null,
    indexRateBps: null,
    marginRateBps: null,
    durationMonths: null,
    interestConvention: 'monthly_30_360',
    signedOn: null,
    firstDrawOn: targetDeedOn,
    availabilityEndOn: null,
    deferralKind: 'none',
    deferralMonths: null,
    commitmentFeeRateBps: null,
    fileFeeCents: null,
    guaranteeFeeCents: null,
    insuranceRateBps: null,
    prepaymentPenaltyRateBps: null,
    sweepRateBps: null,
    maxLtcBps: null,
    minEquityBps: null,
    maxLtvBps: null,
    minPreSoldBps: null,
  };
}

function formOf(context: ClientContext, loan: Loan): LoanFormProps['form'] {
  const names = Object.keys(blankValues(null)) as (keyof LoanFormValues)[];
  const values = Object.fromEntries(names.map((name) => [name, loan[name]])) as unknown as LoanFormValues;
  return {
    record: { id: loan.id, version: loan.version, label: loan.label },
    values: { ...values, deferralMonths: loan.deferralKind === 'none' ? null : loan.deferralMonths },
    fields: facts,
    conflict: (context.session.data.details?.['conflict'] as Conflict | undefined) ?? null,
    can: {
      save: canNow(context, 'financing.update') && isOpenLoan(loan.status),
      delete: canNow(context, 'financing.delete'),
    },
  };
}

/** Banks first, then whoever else may lend: sellers and partners do. */
export async function lendersOf(
  { db }: Pick<ClientContext, 'db'>,
  present: string | null,
): Promise<LoanFormProps['choices']['lenders']> {
  const isBank = sql<boolean>`'banker' = any(${contacts.roles})`;
  const rows = await db
    .select({ id: contacts.id, name: contacts.displayName, company: contacts.companyName })
    .from(contacts)
    .where(or(isNull(contacts.deletedAt), present === null ? undefined : eq(contacts.id, present)))
    .orderBy(desc(isBank), contacts.displayName);
  return rows.map(({ id, name, company }) => ({
    id,
    label: company === null || company === name ? name : `${company} · ${name}`,
  }));
}

async function papersOf(context: ClientContext, loanId: string): Promise<LoanFormProps['papers']> {
  const rows = await context.db
    .select({ paper: loanPapers, fileName: storedFiles.name })
    .from(loanPapers)
    .leftJoin(storedFiles, eq(storedFiles.id, loanPapers.fileId))
    .where(eq(loanPapers.loanId, loanId))
    .orderBy(asc(loanPapers.createdAt), asc(loanPapers.id));
  const drawdownIds = rows.map(({ paper }) => paper.drawdownId).filter((id) => id !== null);
  const proven =
    drawdownIds.length === 0
      ? []
      : await context.db
          .select({ id: drawdowns.id, label: drawdowns.label })
          .from(drawdowns)
          .where(and(inArray(drawdowns.id, drawdownIds)));
  return Promise.all(
    rows.map(async ({ paper, fileName }) => ({
      id: paper.id,
      label: paper.label,
      drawdown: proven.find(({ id }) => id === paper.drawdownId)?.label ?? null,
      addedOn: parisDay(paper.createdAt),
      file:
        paper.fileId === null || fileName === null
          ? null
          : { name: fileName, href: await fileHref(context, paper.fileId) },
    })),
  );
}
