import { eq } from 'drizzle-orm';
import { storeLoan, updateLoan, type LoanPayload } from '#contracts/client/operation/financing/payload.ts';
import { drawdownRefusal } from '#domain/loan/drawdown.ts';
import { termsOfFields, type LoanFields } from '#domain/loan/loan-fields.ts';
import { isOpenLoan, isSignedLoan } from '#domain/loan/loan-states.ts';
import { maturityOf, type LoanTerms } from '#domain/loan/terms.ts';
import { edit, index } from '#generated/routes/client/operation/financing.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { contacts, type Loan, type Operation } from '#mocks/db/schema/index.ts';
import { changedFields } from '#mocks/server/audit.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { loanPart, todayOf } from './record.ts';
import { settleLoan } from './settle.ts';
import { drawdownOf, knownLoansOf } from './known-loans.ts';

/** Highest nominal rate of a loan. */
const maxRateBps = 2000;

const texts = ({ locale }: ClientContext) => messagesFor(locale, financingMessages);

/** Adds a loan, as a draft. */
export const storeHandler = clientAction(storeLoan, {
  find: operationOfRoute,
  act: async (context, payload, operation) => {
    const columns = await checked(context, operation, payload, null);
    const id = await loanPart.create(context, operation, { columns });
    const to = edit({ operation: operation.id, loan: id });
    return redirect(to, { type: 'success', text: texts(context).created });
  },
});

/** Changes the terms of a loan that has not ended. */
export const updateHandler = clientAction(updateLoan, {
  find: loanPart.ofRoute,
  act: async (context, { version, ...payload }, found) => {
    const { operation, loan } = found;
    if (!isOpenLoan(loan.status)) throw new ValidationFailure({ base: texts(context).notOpen });
    const columns = await checked(context, operation, payload, loan);
    await loanPart.change(context, found, {
      action: 'update',
      version,
      columns,
      changes: changedFields(loan, columns),
      alongside: async (tx) => {
        await settleLoan(context.deps, tx, loan.id);
      },
    });
    const to = edit({ operation: operation.id, loan: loan.id });
    return redirect(to, { type: 'success', text: texts(context).updated });
  },
});

/** Puts a loan that was not signed into the bin. */
export const destroyHandler = clientAction(noPayload, {
  find: loanPart.ofRoute,
  act: async (context, _payload, found) => {
    const { operation, loan } = found;
    if (isSignedLoan(loan.status)) throw new ValidationFailure({ base: texts(context).signedKept });
    await loanPart.remove(context, found);
    const text = fill(texts(context).deleted, { label: loan.label });
    const undo = deletedFlash(context, { type: 'loan', id: loan.id, text });
    return redirect(index({ operation: operation.id }), undo);
  },
});

/** The columns of a loan. @throws ValidationFailure at the fields that do not fit */
async function checked(
  context: ClientContext,
  operation: Operation,
  payload: LoanPayload,
  loan: Loan | null,
) {
  const isFixed = payload.rateKind === 'fixed';
  const columns = {
    ...payload,
    deferralMonths: payload.deferralKind === 'none' ? 0 : (payload.deferralMonths ?? 0),
    rateBps: isFixed ? payload.rateBps : null,
    indexRateBps: isFixed ? null : payload.indexRateBps,
    marginRateBps: isFixed ? null : payload.marginRateBps,
  };
  const errors: Record<string, string> = {};
  if (
    loan?.lenderContactId !== payload.lenderContactId &&
    !(await isContact(context, payload.lenderContactId))
  ) {
    errors['lenderContactId'] = validationText(context.locale, 'unknownRecord');
  }
  if (!isFixed && (payload.indexRateBps ?? 0) + (payload.marginRateBps ?? 0) > maxRateBps) {
    throw new ValidationFailure({ ...errors, marginRateBps: texts(context).rateTooHigh });
  }
  const terms = termsOfFields(columns satisfies LoanFields, loan?.indexChanges);
  const maturityOn = maturityOf(terms);
  const { targetDeedOn } = operation;
  if (targetDeedOn !== null && maturityOn <= targetDeedOn)
    errors['durationMonths'] = texts(context).beforeDeed;
  if (terms.availabilityEndOn !== null && terms.availabilityEndOn > maturityOn) {
    errors['availabilityEndOn'] = texts(context).availabilityAfterMaturity;
  }
  if (loan !== null) Object.assign(errors, await againstDrawdowns(context, loan, terms));
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
  return columns;
}

/** Whether somebody is among the contacts of the company, the bin aside. */
export async function isContact({ db }: ClientContext, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: contacts.id, deletedAt: contacts.deletedAt })
    .from(contacts)
    .where(eq(contacts.id, id));
  return rows.some(({ deletedAt }) => deletedAt === null);
}

/** New terms must still admit the drawdowns that were planned and released. */
async function againstDrawdowns(
  context: ClientContext,
  loan: Loan,
  terms: LoanTerms,
): Promise<Record<string, string>> {
  const [known] = await knownLoansOf(context.db, [loan], todayOf(context));
  const live = (known?.drawdowns ?? []).map(drawdownOf).filter(({ status }) => status !== 'cancelled');
  for (const [rank, drawdown] of live.entries()) {
    switch (drawdownRefusal(terms, live.slice(0, rank), drawdown)) {
      case 'exceeds_loan':
        return { amountCents: texts(context).belowDrawdowns };
      case 'availability_ended':
        return { availabilityEndOn: texts(context).beforeDrawdown };
      case 'after_maturity':
        return { durationMonths: texts(context).beforeDrawdown };
      case 'not_positive':
      case null:
    }
  }
  return {};
}
