import { and, eq } from 'drizzle-orm';
import { storeLoanPaper } from '#contracts/client/operation/financing/payload.ts';
import { edit } from '#generated/routes/client/operation/financing.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { drawdowns, loanPapers } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { removeFile, storeWritten, writeAhead } from '#mocks/server/files/store-file.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { loanPart, type FoundLoan } from './record.ts';

const withFlash = (context: ClientContext, { operation, loan }: FoundLoan, key: 'added' | 'removed') => {
  loanPart.announce(context, { ...loan, operationId: operation.id });
  const text = messagesFor(context.locale, financingMessages).papers[key];
  return redirect(edit({ operation: operation.id, loan: loan.id }), { type: 'success', text });
};

/** Keeps a paper of a loan, or the proof of one of its drawdowns. */
export const storePaperHandler = clientAction(storeLoanPaper, {
  find: loanPart.ofRoute,
  act: async (context, { label, drawdownId, file }, found) => {
    const { operation, loan } = found;
    if (drawdownId !== null) {
      const isIt = and(eq(drawdowns.id, drawdownId), eq(drawdowns.loanId, loan.id));
      const rows = await context.db.select({ id: drawdowns.id }).from(drawdowns).where(isIt);
      const text = validationText(context.locale, 'unknownRecord');
      if (rows.length === 0) throw new ValidationFailure({ drawdownId: text });
    }
    const now = context.deps.clock.businessNow();
    const written = await writeAhead(context, file, { tenantId: loan.tenantId });
    await context.db.transaction(async (tx) => {
      const fileId = await storeWritten(context, tx, written);
      await tx.insert(loanPapers).values({
        id: context.deps.newId(),
        tenantId: loan.tenantId,
        operationId: operation.id,
        loanId: loan.id,
        drawdownId,
        label,
        fileId,
        createdBy: context.actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await loanPart.audit(context, tx, 'paper', operation);
    });
    return withFlash(context, found, 'added');
  },
});

/** Removes a paper with its file. */
export const destroyPaperHandler = clientAction(noPayload, {
  find: async (context) => {
    const found = await loanPart.ofRoute(context);
    const isIt = and(eq(loanPapers.id, parameter(context, 'paper')), eq(loanPapers.loanId, found.loan.id));
    const [paper] = await context.db.select().from(loanPapers).where(isIt).limit(1);
    if (!paper) throw notFound('paper');
    return { ...found, paper };
  },
  act: async (context, _payload, { paper, ...found }) => {
    await context.db.transaction(async (tx) => {
      await tx.delete(loanPapers).where(eq(loanPapers.id, paper.id));
      if (paper.fileId !== null) await removeFile(tx, paper.fileId);
      await loanPart.audit(context, tx, 'paper.delete', found.operation);
    });
    return withFlash(context, found, 'removed');
  },
});
