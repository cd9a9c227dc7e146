import { and, eq } from 'drizzle-orm';
import { changeLoanRate, prepayLoan } from '#contracts/client/operation/financing/payload.ts';
import { nominalRate } from '#domain/loan/loan-fields.ts';
import { isOpenLoan } from '#domain/loan/loan-states.ts';
import { outstandingOn } from '#domain/loan/position.ts';
import { maturityOf } from '#domain/loan/terms.ts';
import { bigRate } from '#domain/money/rate.ts';
import type { Day } from '#domain/time/day.ts';
import { edit } from '#generated/routes/client/operation/financing.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { messagesFor } from '#messages/locale.ts';
import { loanRepayments } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { loanPart, todayOf, type FoundLoan } from './record.ts';
import { settleLoan } from './settle.ts';
import { knownLoansOf } from './known-loans.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, financingMessages);

const back = ({ operation, loan }: FoundLoan, text: string) =>
  redirect(edit({ operation: operation.id, loan: loan.id }), { type: 'success', text });

/** Records the index of a variable loan from a day on, or takes that day’s value back. */
export const rateHandler = clientAction(changeLoanRate, {
  find: loanPart.ofRoute,
  act: async (context, { version, from, indexRateBps }, found) => {
    const { loan } = found;
    const t = texts(context).rate;
    if (loan.rateKind === 'fixed') throw new ValidationFailure({ base: t.fixed });
    if (!isOpenLoan(loan.status)) throw new ValidationFailure({ base: texts(context).notOpen });
    const [known] = await knownLoansOf(context.db, [loan], todayOf(context));
    if (known && (from < known.terms.firstDrawOn || from > maturityOf(known.terms))) {
      throw new ValidationFailure({ from: t.outside });
    }
    if (indexRateBps !== null && bigRate(nominalRate({ ...loan, indexRateBps })).gt('0.20')) {
      throw new ValidationFailure({ indexRateBps: texts(context).rateTooHigh });
    }
    const others = loan.indexChanges.filter((change) => change.from !== from);
    if (indexRateBps === null && others.length === loan.indexChanges.length) {
      throw new ValidationFailure({ from: t.unknown });
    }
    const indexChanges = (indexRateBps === null ? others : [...others, { from, indexRateBps }]).toSorted(
      (a, b) => a.from.localeCompare(b.from),
    );
    await loanPart.change(context, found, {
      action: 'rate',
      version,
      columns: { indexChanges },
    });
    return back(found, t.done);
  },
});

/** Records capital given back early: above 0, at most what is owed that day. */
export const prepayHandler = clientAction(prepayLoan, {
  find: loanPart.ofRoute,
  act: async (context, { version, on, cents: amountCents }, found) => {
    const { operation, loan } = found;
    await loanPart.checkVersion(context, found, version, ['repayments']);
    const today = todayOf(context);
    const t = texts(context).prepay;
    if (on > today) throw new ValidationFailure({ on: texts(context).step.inFuture });
    const [known] = await knownLoansOf(context.db, [loan], today);
    const owed = known ? outstandingOn(known.outlook.schedule, on as Day) : 0;
    if (owed === 0) throw new ValidationFailure({ on: t.nothingOwed });
    if (amountCents > owed) throw new ValidationFailure({ cents: t.aboveOwed });
    const now = context.deps.clock.businessNow();
    await loanPart.change(context, found, {
      action: 'prepay',
      version,
      columns: {},
      alongside: async (tx) => {
        await tx.insert(loanRepayments).values({
          id: context.deps.newId(),
          tenantId: loan.tenantId,
          operationId: operation.id,
          loanId: loan.id,
          on,
          amountCents,
          createdBy: context.actor.user.id,
          createdAt: now,
          updatedAt: now,
        });
        await settleLoan(context.deps, tx, loan.id);
      },
    });
    return back(found, t.done);
  },
});

/** Takes back an early repayment that was recorded by mistake. */
export const destroyRepaymentHandler = clientAction(noPayload, {
  find: async (context) => {
    const found = await loanPart.ofRoute(context);
    const isIt = and(
      eq(loanRepayments.id, parameter(context, 'repayment')),
      eq(loanRepayments.loanId, found.loan.id),
    );
    const [repayment] = await context.db.select().from(loanRepayments).where(isIt).limit(1);
    if (!repayment) throw notFound('repayment');
    return { ...found, repayment };
  },
  act: async (context, _payload, { repayment, ...found }) => {
    const { operation, loan } = found;
    if (!isOpenLoan(loan.status)) throw new ValidationFailure({ base: texts(context).notOpen });
    await context.db.transaction(async (tx) => {
      await tx.delete(loanRepayments).where(eq(loanRepayments.id, repayment.id));
      await loanPart.audit(context, tx, 'prepay.delete', operation);
    });
    loanPart.announce(context, { ...loan, operationId: operation.id });
    return back(found, texts(context).prepay.removed);
  },
});
