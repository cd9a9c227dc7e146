import type { z } from 'zod';
import { takePermitStep } from '#contracts/client/operation/urban-planning/payload.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { permitMachine } from '#domain/states/permit/permit.ts';
import type { Day } from '#domain/time/day.ts';
import { permitDayFaults, type PermitDayName } from '#domain/urban/day-faults.ts';
import type { UrbanClock } from '#domain/urban/permit-clocks.ts';
import { automaticDays, hasPermitStep, permitFacts } from '#domain/urban/permit-steps.ts';
import type { PermitRecord } from '#domain/urban/permit.ts';
import { undo } from '#generated/routes/client/operation/urban-planning.ts';
import { urbanPlanning } from '#generated/routes/client/operation.ts';
import { fill } from '#messages/fill.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import { permits, type NewPermit, type Permit } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { stepAsker } from '../steps/asker.ts';
import { writeChange } from './history.ts';
import { postingProofs } from './permits.ts';
import {
  announceUrban,
  auditUrban,
  clocksOfPermit,
  permitLabel,
  permitOfRoute,
  permitRecord,
  staleUrban,
  texts,
  todayOf,
} from './record.ts';
import { dayErrors, stepRefusal } from './refusal.ts';

type Given = z.output<typeof takePermitStep.payload>;
type Columns = Partial<Omit<NewPermit, 'id' | 'tenantId' | 'operationId' | 'kind'>>;

/** Where a step writes its day. */
const dayOfStep: Readonly<Partial<Record<Given['step'], PermitDayName>>> = {
  file: 'filedOn',
  'request-pieces': 'missingRequestedOn',
  'complete-file': 'completedOn',
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

/** Takes a step of the life of a permission. */
export const permitStepHandler = clientAction(takePermitStep, {
  find: permitOfRoute,
  act: async (context, given, { operation, permit }) => {
    if (permit.version !== given.version) {
      throw await staleUrban(context, operation, permit.updatedAt, ['status']);
    }
    if (!hasPermitStep(permit, given.step)) {
      throw new ValidationFailure({ base: texts(context).refusals.notOfKind });
    }
    const today = todayOf(context);
    const proofs = (await postingProofs(context, [permit.id])).get(permit.id) ?? 0;
    const before = permitRecord(permit, proofs);
    const clocks = clocksOfPermit(before, operation, today);
    const automatic = automaticDays(given.step, clocks);
    const isByDate = given.step === 'become-tacit' || given.step === 'reject-incomplete';
    const on = (isByDate ? automatic?.on : null) ?? (given.on as Day);
    const columns = columnsOf(permit, { ...given, on });
    const after = { ...before, ...columns } as PermitRecord;
    const { to, effects, lifted } = await judged(context, { after, clocks, given });
    const faults = permitDayFaults(after, today);
    const own = dayOfStep[given.step];
    const errors = dayErrors(context, faults, after, (name) => (name === own ? 'on' : name));
    if (on > today) errors['on'] = texts(context).refusals.future;
    if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
    const changeId = await write(
      context,
      { operation, permit },
      { to, on, columns, reason: told(given, lifted) },
    );
    if (changeId === null) throw await staleUrban(context, operation, permit.updatedAt, ['status']);
    announceUrban(context, { id: permit.id, operationId: operation.id, version: permit.version + 1 });
    return redirect(urbanPlanning({ operation: operation.id }), {
      type: 'success',
      text: [
        fill(texts(context).told.step, {
          name: permitLabel(context, permit),
          state: permitMachine.states[to].label[context.locale],
        }),
        ...effects.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`),
      ].join(' '),
      undo: {
        href: undo({ operation: operation.id, change: changeId }),
        method: 'POST',
        label: texts(context).undo,
      },
    });
  },
});

/** For the history: what was said, or why a refusal was passed over. */
function told({ reason, overrideReason }: Given, lifted: readonly string[]): string | null {
  const said = [reason, lifted.length > 0 ? overrideReason : ''].filter((text) => text !== '');
  return said.length === 0 ? null : said.join(' · ');
}

async function judged(
  context: ClientContext,
  {
    after,
    clocks,
    given,
  }: { readonly after: PermitRecord; readonly clocks: readonly UrbanClock[]; readonly given: Given },
) {
  const asker = await stepAsker(context);
  const facts = permitFacts(after, clocks);
  const guards = permitMachine.transitions[given.step].guards ?? [];
  const codesOf = (kind: 'confirmable' | 'overridable'): string[] =>
    guards.filter((guard) => guard.kind === kind).map(({ code }) => code);
  const answer = mayHappen(
    permitMachine,
    given.step,
    { state: after.status, facts },
    {
      ...asker,
      confirmed: given.isConfirmed ? codesOf('confirmable') : [],
      overrides: Object.fromEntries(codesOf('overridable').map((code) => [code, given.overrideReason])),
    },
  );
  if (!answer.ok) throw stepRefusal(context, answer.reasons);
  return {
    to: answer.to,
    effects: answer.effects.map(({ text }) => text[context.locale]),
    lifted: answer.lifted,
  };
}

/** What a step writes down. */
function columnsOf({ appeals }: Permit, given: Given): Columns {
  const { step, on, notifiedOn } = given;
  switch (step) {
    case 'request-pieces':
      return { missingRequestedOn: on, completedOn: null };
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

async function write(
  context: ClientContext,
  { operation, permit }: { operation: { id: string; ref: string }; permit: Permit },
  step: { to: Permit['status']; on: string; columns: Columns; reason: string | null },
): Promise<string | null> {
  const { to, on, columns, reason } = step;
  return context.db.transaction(async (tx) => {
    const at = context.deps.clock.businessNow();
    const isWritten = await changeRow(
      tx,
      permits,
      { id: permit.id, version: permit.version },
      { at, columns: { ...columns, status: to } },
    );
    if (!isWritten) return null;
    const changes = { status: { from: permit.status, to } };
    await auditUrban(context, tx, 'permit.step', operation, changes);
    return writeChange(context.deps, tx, 'permit', {
      tenantId: permit.tenantId,
      entityId: permit.id,
      operationId: operation.id,
      fromState: permit.status,
      toState: to,
      byUserId: context.actor.user.id,
      on,
      reason,
    });
  });
}
