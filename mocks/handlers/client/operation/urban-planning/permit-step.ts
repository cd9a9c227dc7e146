import type { z } from 'zod';
import { takePermitStep } from '#contracts/client/operation/urban-planning/payload.ts';
import { permitMachine } from '#domain/states/permit/permit.ts';
import type { Day } from '#domain/time/day.ts';
import { permitDayFaults, type PermitDayName } from '#domain/urban/day-faults.ts';
import { automaticDays, hasPermitStep, permitFacts } from '#domain/urban/permit-steps.ts';
import type { PermitRecord } from '#domain/urban/permit.ts';
import { undo } from '#generated/routes/client/operation/urban-planning.ts';
import { urbanPlanning } from '#generated/routes/client/operation.ts';
import { fill } from '#messages/fill.ts';
import type { NewPermit, Operation, Permit } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { redirect } from '#mocks/server/handler.ts';
import { machineRoutes, type TakenStep } from '../steps/machine-routes.ts';
import { postingProofs } from './permits.ts';
import { clocksOfPermit, permitLabel, permitPart, permitRecord, texts, todayOf } from './record.ts';
import { dayErrors, urbanField } from './refusal.ts';

type Given = z.output<typeof takePermitStep.payload>;
type Columns = Partial<Omit<NewPermit, 'id' | 'tenantId' | 'operationId' | 'kind'>>;

/** Where a step writes its day. */
const dayOfStep: Readonly<Partial<Record<Given['step'], PermitDayName>>> = {
  file: 'filedOn',
  'request-pieces': 'missingRequestedOn',
  'complete-file': 'completedOn',
  defer: 'deferredOn',
  'confirm-request': 'requestConfirmedOn',
  grant: 'decisionOn',
  refuse: 'decisionOn',
  'become-tacit': 'decisionOn',
  'reject-incomplete': 'decisionOn',
  post: 'postedOn',
  start: 'workOpenedOn',
  complete: 'daactOn',
  conform: 'conformityAttestedOn',
  'lift-contest': 'conformityAttestedOn',
  contest: 'contestedOn',
  redeclare: 'redeclaredOn',
  annul: 'annulledOn',
  'withdraw-by-authority': 'authorityWithdrewOn',
};

const permitRoutes = machineRoutes(permitMachine, {
  record: permitPart,
  find: permitPart.ofRoute,
  facts: (_context, _found, given) => given,
  fields: urbanField,
});

/** Takes a step of the life of a permission. */
export const permitStepHandler = permitRoutes.route(
  takePermitStep,
  (_found, { step }) => step,
  async (context, given, { operation, permit }) => {
    if (!hasPermitStep(permit, given.step)) {
      throw new ValidationFailure({ base: texts(context).refusals.notOfKind });
    }
    const today = todayOf(context);
    const proofs = (await postingProofs(context, [permit.id])).get(permit.id) ?? 0;
    const before = permitRecord(permit, proofs);
    const clocks = clocksOfPermit(before, operation, today);
    const isByDate = given.step === 'become-tacit' || given.step === 'reject-incomplete';
    const on = (isByDate ? automaticDays(given.step, clocks)?.on : null) ?? (given.on as Day);
    const columns = columnsOf(permit, { ...given, on });
    const after = { ...before, ...columns } as PermitRecord;
    return {
      ...confirmationsOf(given),
      action: 'permit.step',
      on,
      columns,
      facts: permitFacts(after, clocks),
      reason: (codes) => withFlash(given, codes),
      check: () => {
        const own = dayOfStep[given.step];
        const faults = permitDayFaults(after, today);
        const errors = dayErrors(context, faults, after, (name) => (name === own ? 'on' : name));
        if (on > today) errors['on'] = texts(context).refusals.future;
        if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
      },
    };
  },
  (context, { operation, permit }, taken) =>
    redirectToUrbanPlanning(context, operation, taken, {
      text: fill(texts(context).flash.step, {
        name: permitLabel(context, permit),
        state: permitMachine.states[taken.to].label[context.locale],
      }),
    }),
);

/** What is told of a step of the planning: what follows from it, and the way back. */
export const redirectToUrbanPlanning = (
  context: ClientContext,
  operation: Pick<Operation, 'id'>,
  { effects, changeId }: Pick<TakenStep<string>, 'effects' | 'changeId'>,
  { text }: { readonly text: string },
) =>
  redirect(urbanPlanning({ operation: operation.id }), {
    type: 'success',
    text: [text, ...effects].join(' '),
    ...(changeId !== null && {
      undo: {
        href: undo({ operation: operation.id, change: changeId }),
        method: 'POST',
        label: texts(context).undo,
      },
    }),
  });

/** For the history: what was said, or why a refusal was passed over. */
function withFlash({ reason, overrideReason }: Given, lifted: readonly string[]): string | null {
  const said = [reason, lifted.length > 0 ? overrideReason : ''].filter((text) => text !== '');
  return said.length === 0 ? null : said.join(' · ');
}

/** The warnings of a step that were confirmed, and the refusals that were passed over for a reason. */
function confirmationsOf({ step, isConfirmed, overrideReason }: Given) {
  const guards = permitMachine.transitions[step].guards ?? [];
  const codesOf = (kind: 'confirmable' | 'overridable'): string[] =>
    guards.filter((guard) => guard.kind === kind).map(({ code }) => code);
  return {
    confirmed: isConfirmed ? codesOf('confirmable') : [],
    overrides: Object.fromEntries(codesOf('overridable').map((code) => [code, overrideReason])),
  };
}

/** What a step writes down. */
function columnsOf({ appeals }: Permit, given: Given): Columns {
  const { step, on, notifiedOn } = given;
  switch (step) {
    case 'request-pieces':
      return { missingRequestedOn: on, completedOn: null };
    case 'defer':
      return { deferredOn: on, deferredUntilOn: given.deferredUntilOn, requestConfirmedOn: null };
    case 'grant':
      return { decisionOn: on, notifiedOn };
    case 'contest':
      return { contestedOn: on, contestReason: given.reason, redeclaredOn: null };
    case 'appeal':
      if (given.appealKind === null) return { appeals };
      return {
        appeals: [
          ...appeals,
          {
            kind: given.appealKind,
            filedOn: on as Day,
            notifiedOn: notifiedOn as Day | null,
            outcome: null,
            settledOn: null,
          },
        ],
      };
    case 'settle-appeal':
      return {
        appeals: appeals.map((appeal) =>
          appeal.outcome === null && given.appealOutcome !== null
            ? { ...appeal, outcome: given.appealOutcome, settledOn: on as Day }
            : appeal,
        ),
      };
    default: {
      const name = dayOfStep[step];
      return name === undefined ? {} : { [name]: on };
    }
  }
}
