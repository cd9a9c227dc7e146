import { and, eq } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import { urbanPlanning } from '#generated/routes/client/operation.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as tradeStates from '#messages/states/trade.ts';
import { setColumns } from '#mocks/db/queries/business-table.ts';
import {
  permits,
  preemptions,
  stateChanges,
  type NewPermit,
  type NewPreemption,
  type Permit,
  type Preemption,
  type StateChange,
} from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { writeStateChange } from '../state-change.ts';
import { changesOf, lastUndoable, stepBetween, type UrbanEntity } from './history.ts';
import { announceUrban, auditUrban, texts, todayOf } from './record.ts';

type PermitColumns = Partial<Omit<NewPermit, 'id' | 'tenantId' | 'operationId'>>;
type DeclarationColumns = Partial<Omit<NewPreemption, 'id' | 'tenantId' | 'operationId'>>;

const permitColumns: Readonly<Record<string, PermitColumns>> = {
  file: { filedOn: null },
  'request-pieces': { missingRequestedOn: null },
  'complete-file': { completedOn: null },
  defer: { deferredOn: null, deferredUntilOn: null },
  'confirm-request': { requestConfirmedOn: null },
  grant: { decisionOn: null, notifiedOn: null },
  'become-tacit': { decisionOn: null },
  refuse: { decisionOn: null },
  'reject-incomplete': { decisionOn: null },
  post: { postedOn: null },
  purge: { purgedOn: null },
  start: { workOpenedOn: null },
  complete: { daactOn: null },
  conform: { conformityAttestedOn: null },
  'lift-contest': { conformityAttestedOn: null },
  contest: { contestedOn: null, contestReason: null },
  redeclare: { redeclaredOn: null },
  annul: { annulledOn: null },
  'withdraw-by-authority': { authorityWithdrewOn: null },
};

const declarationColumns: Readonly<Record<string, DeclarationColumns>> = {
  suspend: { requestOn: null },
  resume: { suppliedOn: null },
  waive: { waivedOn: null, isPriceByCourt: false },
  preempt: { decidedOn: null },
  'contest-price': { decidedOn: null },
  'drop-sale': { saleDroppedOn: null },
};

/** Takes back the last step of a permission or of a declaration; both stay in the history. */
export const undoHandler = clientAction(noPayload, {
  find: lastChangeOfRoute,
  act: async (context, _payload, { operation, change, entity }) => {
    const { deps, actor } = context;
    const states: Readonly<Record<string, string>> = messagesFor(context.locale, tradeStates)[entity];
    const [from, to] = [change.toState, change.fromState ?? ''];
    const version = await context.db.transaction(async (tx) => {
      const at = deps.clock.businessNow();
      const table = entity === 'permit' ? permits : preemptions;
      const [row] = await tx.select().from(table).where(eq(table.id, change.entityId)).for('update');
      if (row?.status !== from || row.deletedAt !== null) throw notFound('step to take back');
      const columns = columnsBack(entity, change, row);
      const written = { ...columns, status: to, updatedAt: at, version: row.version + 1 };
      await setColumns(tx, table, written as never, eq(table.id, row.id));
      await writeStateChange(deps, tx, entity, row, {
        fromState: from,
        toState: change.fromState ?? from,
        byUserId: actor.user.id,
        on: todayOf(context),
        reason: texts(context).flash.undoReason,
      });
      await auditUrban(context, tx, 'undo', operation, { status: { from, to } });
      return row.version + 1;
    });
    announceUrban(context, { id: change.entityId, operationId: operation.id, version });
    const text = fill(texts(context).flash.undone, { state: states[to] ?? to });
    return redirect(urbanPlanning({ operation: operation.id }), { type: 'info', text });
  },
});

/** What a record was before a step: the day of the step goes, and an appeal with it. */
function columnsBack(
  entity: UrbanEntity,
  { fromState, toState }: StateChange,
  row: Permit | Preemption,
): PermitColumns | DeclarationColumns {
  const step = stepBetween(entity, fromState, toState) ?? '';
  if (entity === 'preemption') {
    // A price that was contested keeps the day on which it was.
    if (fromState === 'price_contested' && step === 'preempt') return {};
    return declarationColumns[step] ?? {};
  }
  const appeals = 'appeals' in row ? row.appeals : [];
  if (step === 'appeal') return { appeals: appeals.slice(0, -1) };
  if (step === 'settle-appeal') {
    const reopened = appeals.slice(-1).map((appeal) => ({ ...appeal, outcome: null, settledOn: null }));
    return { appeals: [...appeals.slice(0, -1), ...reopened] };
  }
  return permitColumns[step] ?? {};
}

/** @throws HttpFailure 404 unless the step is the last of its record that was not taken back */
async function lastChangeOfRoute(context: ClientContext) {
  const operation = await operationOfRoute(context);
  const isIt = and(
    eq(stateChanges.id, parameter(context, 'change')),
    eq(stateChanges.operationId, operation.id),
  );
  const [change] = await context.db.select().from(stateChanges).where(isIt).limit(1);
  const entity = change?.entity;
  if (change === undefined || (entity !== 'permit' && entity !== 'preemption')) throw notFound('change');
  const changes = (await changesOf(context.db, entity, [change.entityId])).get(change.entityId) ?? [];
  if (lastUndoable(entity, changes)?.id !== change.id) throw notFound('last change');
  return { operation, change, entity };
}
