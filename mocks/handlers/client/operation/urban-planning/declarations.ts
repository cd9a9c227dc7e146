import { and, eq, isNull } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import {
  storeDeclaration,
  takeDeclarationStep,
  updateDeclaration,
} from '#contracts/client/operation/urban-planning/payload.ts';
import type { Day } from '#domain/time/day.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { preemptionMachine } from '#domain/states/purchase/preemption.ts';
import { preemptionDayFaults, preemptionFacts, type PreemptionDayName } from '#domain/urban/preemption.ts';
import { endOf } from '#domain/urban/permit-steps.ts';
import { undo } from '#generated/routes/client/operation/urban-planning.ts';
import { urbanPlanning } from '#generated/routes/client/operation.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import {
  lots,
  preemptions,
  urbanPlannings,
  type NewPreemption,
  type Operation,
  type Preemption,
} from '#mocks/db/schema/index.ts';
import { changedFields } from '#mocks/server/audit.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { stepAsker } from '../steps/asker.ts';
import { writeChange } from './history.ts';
import { told } from './permits.ts';
import {
  announceUrban,
  auditUrban,
  clocksOfDeclaration,
  declarationOfRoute,
  declarationRecord,
  staleUrban,
  texts,
  todayOf,
} from './record.ts';
import { dayErrors, stepRefusal } from './refusal.ts';

type Columns = Partial<Omit<NewPreemption, 'id' | 'tenantId' | 'operationId'>>;

/** Records a declaration that the town hall received. */
export const storeDeclarationHandler = clientAction(storeDeclaration, {
  find: operationOfRoute,
  act: async (context, { isConfirmed, ...given }, operation) => {
    await checkLot(context, operation, given);
    const { deps, actor } = context;
    const [zone] = await context.db
      .select()
      .from(urbanPlannings)
      .where(eq(urbanPlannings.operationId, operation.id));
    const blank = { requestOn: null, suppliedOn: null, waivedOn: null, decidedOn: null, saleDroppedOn: null };
    const record = declarationRecord({ ...blank, ...given, isPriceByCourt: false } as Preemption);
    const facts = preemptionFacts(record, [], zone?.isSubjectToPreemption ?? null);
    const asker = await stepAsker(context);
    const confirmed = isConfirmed ? ['not_subject'] : [];
    const answer = mayHappen(preemptionMachine, 'declare', { state: null, facts }, { ...asker, confirmed });
    if (!answer.ok) throw stepRefusal(context, answer.reasons);
    if (given.receivedOn > todayOf(context)) {
      throw new ValidationFailure({ receivedOn: texts(context).refusals.future });
    }
    const id = deps.newId();
    const now = deps.clock.businessNow();
    await context.db.transaction(async (tx) => {
      await tx.insert(preemptions).values({
        ...given,
        id,
        tenantId: operation.tenantId,
        operationId: operation.id,
        createdBy: actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await writeChange(deps, tx, 'preemption', {
        tenantId: operation.tenantId,
        entityId: id,
        operationId: operation.id,
        fromState: null,
        toState: 'declared',
        byUserId: actor.user.id,
        on: given.receivedOn,
        reason: null,
      });
      await auditUrban(context, tx, 'declaration.create', operation);
    });
    announceUrban(context, { id, operationId: operation.id, version: 1 });
    return told(context, operation.id, texts(context).told.declarationCreated);
  },
});

/** Corrects a declaration; a silence whose period ends later by the corrected days is no silence yet. */
export const updateDeclarationHandler = clientAction(updateDeclaration, {
  find: declarationOfRoute,
  act: async (context, { version, ...given }, { operation, declaration }) => {
    if (declaration.version !== version) {
      throw await staleUrban(context, operation, declaration.updatedAt, Object.keys(given));
    }
    await checkLot(context, operation, given);
    const errors = correctionErrors(context, declaration, given);
    if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
    const back = silenceUndone(context, operation, declaration, given);
    await save(context, operation, declaration, {
      action: 'declaration.update',
      columns: { ...given, ...(back && { status: 'declared' as const }) },
      change: back ? { to: 'declared', on: todayOf(context), byUserId: null, reason: back } : null,
    });
    return told(context, operation.id, texts(context).told.declarationUpdated);
  },
});

/** Puts a declaration into the bin. */
export const destroyDeclarationHandler = clientAction(noPayload, {
  find: declarationOfRoute,
  act: async (context, _payload, { operation, declaration }) => {
    const deletedAt = context.deps.clock.businessNow();
    await context.db.transaction(async (tx) => {
      await tx.update(preemptions).set({ deletedAt }).where(eq(preemptions.id, declaration.id));
      await auditUrban(context, tx, 'declaration.delete', operation);
    });
    const { id, version } = declaration;
    announceUrban(context, { id, operationId: operation.id, version });
    return redirect(
      urbanPlanning({ operation: operation.id }),
      deletedFlash(context, { type: 'preemption', id, text: texts(context).told.declarationDeleted }),
    );
  },
});

const dayOfStep = {
  suspend: 'requestOn',
  resume: 'suppliedOn',
  waive: 'waivedOn',
  preempt: 'decidedOn',
  'contest-price': 'decidedOn',
  'drop-sale': 'saleDroppedOn',
} as const satisfies Record<string, PreemptionDayName>;

/** Takes a step of the life of a declaration. */
export const declarationStepHandler = clientAction(takeDeclarationStep, {
  find: declarationOfRoute,
  act: async (context, { version, step, on, isPriceByCourt }, { operation, declaration }) => {
    if (declaration.version !== version) {
      throw await staleUrban(context, operation, declaration.updatedAt, ['status']);
    }
    const today = todayOf(context);
    const before = declarationRecord(declaration);
    const name = dayOfStep[step];
    const isByCourt = step === 'waive' && declaration.status === 'price_contested' && isPriceByCourt;
    const columns = { [name]: on, ...(step === 'waive' && { isPriceByCourt: isByCourt }) };
    const after = { ...before, ...columns };
    const clocks = clocksOfDeclaration(before, operation, today);
    // Whether the single request was made already is told by the days as they were.
    const facts = {
      ...preemptionFacts(after, clocks, true),
      suppliedOn: step === 'resume' ? (on as Day) : before.suppliedOn,
    };
    const asker = await stepAsker(context);
    const answer = mayHappen(preemptionMachine, step, { state: declaration.status, facts }, asker);
    if (!answer.ok) throw stepRefusal(context, answer.reasons);
    const faults = preemptionDayFaults(after, today);
    const errors = dayErrors(context, faults, after, (fault) => (fault === name ? 'on' : fault));
    if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
    const changeId = await save(context, operation, declaration, {
      action: 'declaration.step',
      columns: { ...columns, status: answer.to },
      change: { to: answer.to, on, byUserId: context.actor.user.id, reason: null },
    });
    const effects = answer.effects.map(({ text }) => text[context.locale]);
    const t = texts(context);
    return redirect(urbanPlanning({ operation: operation.id }), {
      type: 'success',
      text: [
        fill(t.told.declarationStep, { state: preemptionMachine.states[answer.to].label[context.locale] }),
        ...effects.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`),
      ].join(' '),
      undo: {
        href: undo({ operation: operation.id, change: changeId }),
        method: 'POST',
        label: t.undo,
      },
    });
  },
});

interface Saved {
  readonly action: string;
  readonly columns: Columns;
  readonly change: {
    readonly to: Preemption['status'];
    readonly on: string;
    readonly byUserId: string | null;
    readonly reason: string | null;
  } | null;
}

/** Writes a declaration over the version that was read; the line of the history, or an empty text without one. */
async function save(
  context: ClientContext,
  operation: Operation,
  declaration: Preemption,
  { action, columns, change }: Saved,
): Promise<string> {
  const { id, version, tenantId, status } = declaration;
  const changeId = await context.db.transaction(async (tx) => {
    const at = context.deps.clock.businessNow();
    if (!(await changeRow(tx, preemptions, { id, version }, { at, columns }))) return null;
    await auditUrban(context, tx, action, operation, changedFields(declaration, columns));
    if (change === null) return '';
    return writeChange(context.deps, tx, 'preemption', {
      tenantId,
      entityId: id,
      operationId: operation.id,
      fromState: status,
      toState: change.to,
      byUserId: change.byUserId,
      on: change.on,
      reason: change.reason,
    });
  });
  if (changeId === null)
    throw await staleUrban(context, operation, declaration.updatedAt, Object.keys(columns));
  announceUrban(context, { id, operationId: operation.id, version: version + 1 });
  return changeId;
}

/** @throws ValidationFailure when the lot is none of the operation, or the sale of a lot names none */
async function checkLot(
  { db, locale }: ClientContext,
  operation: Operation,
  { side, lotId }: { readonly side: string; readonly lotId: string | null },
): Promise<void> {
  if (lotId === null) {
    if (side === 'sale') throw new ValidationFailure({ lotId: validationText(locale, 'required') });
    return;
  }
  const isIt = and(eq(lots.id, lotId), eq(lots.operationId, operation.id), isNull(lots.deletedAt));
  const rows = await db.select({ id: lots.id }).from(lots).where(isIt);
  if (rows.length === 0) throw new ValidationFailure({ lotId: validationText(locale, 'unknownRecord') });
}

function correctionErrors(
  context: ClientContext,
  declaration: Preemption,
  given: Pick<Columns, 'receivedOn' | 'requestOn' | 'suppliedOn'>,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const name of ['requestOn', 'suppliedOn'] as const) {
    const on = given[name] ?? null;
    if (on !== null && declaration[name] === null) errors[name] = texts(context).refusals.stepFirst;
    if (on === null && declaration[name] !== null) errors[name] = validationText(context.locale, 'required');
  }
  const all = { ...declarationRecord(declaration), ...given } as ReturnType<typeof declarationRecord>;
  return {
    ...dayErrors(context, preemptionDayFaults(all, todayOf(context)), all, (name) => name),
    ...errors,
  };
}

/** What to write of a silence that the corrected days take back; null while it stands. */
function silenceUndone(
  context: ClientContext,
  operation: Operation,
  declaration: Preemption,
  given: Columns,
): string | null {
  if (declaration.status !== 'silent') return null;
  const today = todayOf(context);
  const record = declarationRecord({ ...declaration, ...given });
  const endsOn = endOf(clocksOfDeclaration(record, operation, today), 'urban_preemption');
  return endsOn !== null && endsOn < today ? null : texts(context).told.silenceUndone;
}
