import { and, eq, isNull } from 'drizzle-orm';
import {
  setFinalCost,
  storeBudgetLine,
  updateBudgetLine,
} from '#contracts/client/operation/forecast/payload.ts';
import { revisionRefusal } from '#domain/cash-flow/budget.ts';
import { cents } from '#domain/money/cents.ts';
import { forecast } from '#generated/routes/client/operation.ts';
import * as forecastMessages from '#messages/client/forecast.ts';
import { messagesFor } from '#messages/locale.ts';
import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import { budgetLines, type BudgetRow, type Operation } from '#mocks/db/schema/index.ts';
import { changedFields } from '#mocks/server/audit.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { announceMoney, auditMoney } from '../cash-flow-forecast/record.ts';
import { todayOf } from '../financing/record.ts';
import { operationOfRoute } from '../scope.ts';
import { refuseUnknown } from '../simulation/postings.ts';
import { budgetOf } from './budget.ts';

interface FoundLine {
  readonly operation: Operation;
  readonly line: BudgetRow;
}

const texts = ({ locale }: ClientContext) => messagesFor(locale, forecastMessages);

/** The line that the address names. @throws HttpFailure 404 when it is none of that operation */
async function lineOfRoute(context: ClientContext): Promise<FoundLine> {
  const operation = await operationOfRoute(context);
  const isIt = and(
    eq(budgetLines.id, parameter(context, 'budgetLine')),
    eq(budgetLines.operationId, operation.id),
    isNull(budgetLines.deletedAt),
  );
  const [line] = await context.db.select().from(budgetLines).where(isIt).limit(1);
  if (!line) throw notFound('budgetLine');
  return { operation, line };
}

const back = ({ id }: Pick<Operation, 'id'>, text: string) =>
  redirect(forecast({ operation: id }), { type: 'success', text });

/** Adds a line that the frozen budget has not. */
export const storeLineHandler = clientAction(storeBudgetLine, {
  find: operationOfRoute,
  act: async (context, payload, operation) => {
    await refuseUnknown(context, new Map([['', payload]]), []);
    const { clock, newId } = context.deps;
    const now = clock.businessNow();
    const id = newId();
    await context.db.transaction(async (tx) => {
      await tx.insert(budgetLines).values({
        ...payload,
        id,
        tenantId: operation.tenantId,
        operationId: operation.id,
        createdBy: context.actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await auditMoney(context, tx, 'forecast.line', operation);
    });
    announceMoney(context, 'budget.changed', { id, operationId: operation.id, version: 1 });
    return back(operation, texts(context).line.created);
  },
});

/** Revises what a line may cost, to whom and on which account: not below what is paid, a large change with its reason. */
export const updateLineHandler = clientAction(updateBudgetLine, {
  find: lineOfRoute,
  act: async (context, { version, revisedCents, revisionNote, ...posting }, found) => {
    const { operation, line } = found;
    const known = await budgetOf(context, operation.id, todayOf(context));
    const paidCents = known?.budget.lines.find(({ id }) => id === line.id)?.paidCents ?? cents(0);
    const before = { revisedCents: cents(line.revisedCents), paidCents };
    const refusal = revisionRefusal(before, cents(revisedCents), revisionNote);
    const t = texts(context).revision;
    if (refusal === 'below_paid') throw new ValidationFailure({ revisedCents: t.belowPaid });
    if (refusal === 'note_missing') throw new ValidationFailure({ revisionNote: t.noteMissing });
    await refuseUnknown(context, new Map([['', posting]]), [line]);
    await changeLine(context, found, version, { revisedCents, revisionNote, ...posting });
    return back(operation, t.done);
  },
});

/** Says what a line will cost in the end, or lets it follow the budget again. */
export const eacHandler = clientAction(setFinalCost, {
  find: lineOfRoute,
  act: async (context, { version, eacCents, eacNote }, found) => {
    const { operation, line } = found;
    const known = await budgetOf(context, operation.id, todayOf(context));
    const paidCents = known?.budget.lines.find(({ id }) => id === line.id)?.paidCents ?? 0;
    const t = texts(context).finalCost;
    if (eacCents !== null && eacCents < paidCents) throw new ValidationFailure({ eacCents: t.belowPaid });
    await changeLine(context, found, version, { eacCents, eacNote: eacCents === null ? '' : eacNote });
    return back(operation, t.done);
  },
});

/** Puts a line that was added into the bin; those of the frozen budget stay. */
export const destroyLineHandler = clientAction(noPayload, {
  find: lineOfRoute,
  act: async (context, _payload, { operation, line }) => {
    if (line.initialCents !== null) throw new ValidationFailure({ base: texts(context).line.frozen });
    await context.db.transaction(async (tx) => {
      const deletedAt = context.deps.clock.businessNow();
      await tx.update(budgetLines).set({ deletedAt }).where(eq(budgetLines.id, line.id));
      await auditMoney(context, tx, 'forecast.line.delete', operation);
    });
    announceMoney(context, 'budget.changed', line);
    const { deleted: text } = texts(context).line;
    const flash = deletedFlash(context, { type: 'budget-line', id: line.id, text });
    return redirect(forecast({ operation: operation.id }), flash);
  },
});

/** @throws ValidationFailure on `version` when somebody else was quicker */
async function changeLine(
  context: ClientContext,
  { operation, line }: FoundLine,
  version: number,
  columns: ColumnsOf<typeof budgetLines>,
): Promise<void> {
  const isSaved = await context.db.transaction(async (tx) => {
    const at = context.deps.clock.businessNow();
    if (!(await changeRow(tx, budgetLines, { id: line.id, version }, { at, columns }))) return false;
    await auditMoney(context, tx, 'forecast.line.update', operation, changedFields(line, columns));
    return true;
  });
  if (!isSaved) {
    throw await staleVersion(context, {
      id: operation.id,
      updatedAt: line.updatedAt,
      actions: ['operation.forecast.line.update'],
      within: context.db,
      fields: Object.keys(columns),
    });
  }
  announceMoney(context, 'budget.changed', { id: line.id, operationId: operation.id, version: version + 1 });
}
