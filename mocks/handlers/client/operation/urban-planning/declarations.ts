import { and, eq, isNull } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import {
  storeDeclaration,
  takeDeclarationStep,
  updateDeclaration,
} from '#contracts/client/operation/urban-planning/payload.ts';
import type { Day } from '#domain/time/day.ts';
import { preemptionMachine } from '#domain/states/purchase/preemption.ts';
import { preemptionDayFaults, preemptionFacts, type PreemptionDayName } from '#domain/urban/preemption.ts';
import { endOf } from '#domain/urban/permit-steps.ts';
import { urbanPlanning } from '#generated/routes/client/operation.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import {
  lots,
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
import { machineRoutes } from '../steps/machine-routes.ts';
import { judgeStep } from '../steps/judge.ts';
import { redirectToUrbanPlanning } from './permit-step.ts';
import { withFlash } from './permits.ts';
import { clocksOfDeclaration, declarationPart, declarationRecord, texts, todayOf } from './record.ts';
import { dayErrors, urbanField } from './refusal.ts';

type Columns = Partial<Omit<NewPreemption, 'id' | 'tenantId' | 'operationId'>>;

/** Records a declaration that the town hall received. */
export const storeDeclarationHandler = clientAction(storeDeclaration, {
  find: operationOfRoute,
  act: async (context, { isConfirmed, ...given }, operation) => {
    await checkLot(context, operation, given);
    const [zone] = await context.db
      .select()
      .from(urbanPlannings)
      .where(eq(urbanPlannings.operationId, operation.id));
    const blank = { requestOn: null, suppliedOn: null, waivedOn: null, decidedOn: null, saleDroppedOn: null };
    const record = declarationRecord({ ...blank, ...given, isPriceByCourt: false } as Preemption);
    const facts = preemptionFacts(record, [], zone?.isSubjectToPreemption ?? null);
    await judgeStep(context, preemptionMachine, 'declare', {
      state: null,
      facts,
      confirmed: isConfirmed ? ['not_subject'] : [],
      fields: urbanField,
    });
    if (given.receivedOn > todayOf(context)) {
      throw new ValidationFailure({ receivedOn: texts(context).refusals.future });
    }
    await declarationPart.create(context, operation, {
      action: 'declaration.create',
      state: 'declared',
      on: given.receivedOn,
      columns: given,
    });
    return withFlash(context, operation.id, texts(context).flash.declarationCreated);
  },
});

/** Corrects a declaration; a silence whose period ends later by the corrected days is no silence yet. */
export const updateDeclarationHandler = clientAction(updateDeclaration, {
  find: declarationPart.ofRoute,
  act: async (context, { version, ...given }, found) => {
    const { operation, declaration } = found;
    await declarationPart.checkVersion(context, found, version, Object.keys(given));
    await checkLot(context, operation, given);
    const errors = correctionErrors(context, declaration, given);
    if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
    const back = silenceUndone(context, operation, declaration, given);
    const columns = { ...given, ...(back !== null && { status: 'declared' as const }) };
    await declarationPart.change(context, found, {
      action: 'declaration.update',
      version,
      columns,
      changes: changedFields(declaration, columns),
      reason: back,
      isByItself: true,
    });
    return withFlash(context, operation.id, texts(context).flash.declarationUpdated);
  },
});

/** Puts a declaration into the bin. */
export const destroyDeclarationHandler = clientAction(noPayload, {
  find: declarationPart.ofRoute,
  act: async (context, _payload, found) => {
    const { operation, declaration } = found;
    await declarationPart.remove(context, found, 'declaration.delete');
    return redirect(
      urbanPlanning({ operation: operation.id }),
      deletedFlash(context, {
        type: 'preemption',
        id: declaration.id,
        text: texts(context).flash.declarationDeleted,
      }),
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

const declarationRoutes = machineRoutes(preemptionMachine, {
  record: declarationPart,
  find: declarationPart.ofRoute,
  facts: (_context, _found, given) => given,
  fields: urbanField,
});

/** Takes a step of the life of a declaration. */
export const declarationStepHandler = declarationRoutes.route(
  takeDeclarationStep,
  (_found, { step }) => step,
  (context, { step, on, isPriceByCourt }, { operation, declaration }) => {
    const today = todayOf(context);
    const before = declarationRecord(declaration);
    const name = dayOfStep[step];
    const isByCourt = step === 'waive' && declaration.status === 'price_contested' && isPriceByCourt;
    const columns = { [name]: on, ...(step === 'waive' && { isPriceByCourt: isByCourt }) };
    const after = { ...before, ...columns };
    const clocks = clocksOfDeclaration(before, operation, today);
    return {
      action: 'declaration.step',
      on,
      columns,
      changes: changedFields(declaration, columns),
      // Whether the single request was made already is told by the days as they were.
      facts: {
        ...preemptionFacts(after, clocks, true),
        suppliedOn: step === 'resume' ? (on as Day) : before.suppliedOn,
      },
      check: () => {
        const faults = preemptionDayFaults(after, today);
        const errors = dayErrors(context, faults, after, (fault) => (fault === name ? 'on' : fault));
        if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
      },
    };
  },
  (context, { operation }, taken) =>
    redirectToUrbanPlanning(context, operation, taken, {
      text: fill(texts(context).flash.declarationStep, {
        state: preemptionMachine.states[taken.to].label[context.locale],
      }),
    }),
);

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
  return endsOn !== null && endsOn < today ? null : texts(context).flash.silenceUndone;
}
