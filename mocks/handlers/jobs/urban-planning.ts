import { and, eq, isNull, ne, notInArray } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { permitMachine } from '#domain/states/permit/permit.ts';
import { preemptionMachine } from '#domain/states/purchase/preemption.ts';
import { addToDay } from '#domain/time/day.ts';
import {
  automaticDays,
  automaticPermitSteps,
  endOf,
  hasPermitStep,
  permitFacts,
} from '#domain/urban/permit-steps.ts';
import { preemptionFacts } from '#domain/urban/preemption.ts';
import {
  operations,
  permits,
  preemptions,
  tenants,
  type Permit,
  type Preemption,
} from '#mocks/db/schema/index.ts';
import { broadcast, type QueuedEvent } from '#mocks/server/broadcast.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { publishEvents } from '#mocks/server/publish-outbox.ts';
import { turnRecord } from '../client/operation/steps/turn-record.ts';
import {
  clocksOfDeclaration,
  clocksOfPermit,
  declarationLabel,
  declarationRecord,
  permitLabel,
  permitRecord,
  todayOf,
} from '../client/operation/urban-planning/record.ts';
import { remindOfClocks } from './urban-reminders.ts';

/** What a morning did. */
export interface UrbanTurned {
  readonly steps: number;
  readonly reminders: number;
}

const operationColumns = {
  id: operations.id,
  ref: operations.ref,
  name: operations.name,
  managerId: operations.managerId,
  departmentCode: operations.departmentCode,
};
/** An operation as far as its planning is watched, with its company. */
export interface WatchedOperation {
  readonly operation: {
    readonly id: string;
    readonly ref: string;
    readonly name: string;
    readonly managerId: string;
    readonly departmentCode: string;
  };
  readonly tenant: { readonly id: string; readonly name: string };
}

/**
 * Every morning: takes the steps that time alone brings about (tacit permission, purge, lapse, conformity, silence of
 * the town), and tells people of the clocks that end in thirty days, in seven, tomorrow, today. Done twice it changes
 * nothing more.
 */
export async function turnUrbanPlanning(deps: ServerDependencies): Promise<UrbanTurned> {
  const outbox: QueuedEvent[] = [];
  let [steps, reminders] = [0, 0];
  for (const { permit, ...watched } of await livePermits(deps)) {
    const after = await turnPermit(deps, outbox, permit, watched);
    steps += after.version - permit.version;
    const today = todayOf({ deps });
    const clocks = clocksOfPermit(permitRecord(after, 0), watched.operation, today);
    const about = permitLabel({ locale: 'fr' }, after);
    reminders += await remindOfClocks({ deps, outbox }, watched, {
      table: permits,
      row: after,
      clocks,
      about,
    });
  }
  for (const { declaration, ...watched } of await liveDeclarations(deps)) {
    const after = await turnDeclaration(deps, outbox, declaration, watched);
    steps += after.version - declaration.version;
    const today = todayOf({ deps });
    const clocks = clocksOfDeclaration(declarationRecord(after), watched.operation, today);
    const about = declarationLabel({ locale: 'fr' }, after, null);
    reminders += await remindOfClocks({ deps, outbox }, watched, {
      table: preemptions,
      row: after,
      clocks,
      about,
    });
  }
  await publishEvents(deps, outbox);
  return { steps, reminders };
}

const isOpen = and(
  isNull(operations.deletedAt),
  notInArray(operations.status, ['closed', 'abandoned']),
  ne(tenants.status, 'closed'),
);

const livePermits = ({ db }: ServerDependencies) =>
  db
    .select({
      permit: permits,
      operation: operationColumns,
      tenant: { id: tenants.id, name: tenants.name },
    })
    .from(permits)
    .innerJoin(operations, eq(operations.id, permits.operationId))
    .innerJoin(tenants, eq(tenants.id, permits.tenantId))
    .where(and(isNull(permits.deletedAt), isOpen));

const liveDeclarations = ({ db }: ServerDependencies) =>
  db
    .select({
      declaration: preemptions,
      operation: operationColumns,
      tenant: { id: tenants.id, name: tenants.name },
    })
    .from(preemptions)
    .innerJoin(operations, eq(operations.id, preemptions.operationId))
    .innerJoin(tenants, eq(tenants.id, preemptions.tenantId))
    .where(and(isNull(preemptions.deletedAt), isOpen));

const permitKind = { machine: permitMachine, table: permits, entity: 'permit' } as const;
const declarationKind = { machine: preemptionMachine, table: preemptions, entity: 'preemption' } as const;

/** Takes the steps of a permission whose day has come, one after another; the permission after them. */
async function turnPermit(
  deps: ServerDependencies,
  outbox: QueuedEvent[],
  permit: Permit,
  { operation }: WatchedOperation,
): Promise<Permit> {
  const today = todayOf({ deps });
  const { row, steps } = await deps.db.transaction((tx) =>
    turnRecord(deps, tx, permitKind, {
      row: permit,
      steps: automaticPermitSteps,
      today,
      due: (now, step) => {
        const record = permitRecord(now, 0);
        const clocks = clocksOfPermit(record, operation, today);
        const automatic = hasPermitStep(now, step) ? automaticDays(step, clocks) : null;
        if (automatic === null) return null;
        return { facts: permitFacts(record, clocks), columns: automatic.days, on: automatic.on };
      },
    }),
  );
  if (steps > 0) announce(outbox, row, operation.managerId);
  return row;
}

/** Records the silence of a town whose period is over. */
async function turnDeclaration(
  deps: ServerDependencies,
  outbox: QueuedEvent[],
  declaration: Preemption,
  { operation }: WatchedOperation,
): Promise<Preemption> {
  const today = todayOf({ deps });
  const { row, steps } = await deps.db.transaction((tx) =>
    turnRecord(deps, tx, declarationKind, {
      row: declaration,
      steps: ['stay-silent'],
      today,
      due: (now) => {
        const record = declarationRecord(now);
        const clocks = clocksOfDeclaration(record, operation, today);
        const endsOn = endOf(clocks, 'urban_preemption');
        if (endsOn === null) return null;
        return { facts: preemptionFacts(record, clocks, true), on: addToDay(endsOn, { days: 1 }) };
      },
    }),
  );
  if (steps > 0) announce(outbox, row, operation.managerId);
  return row;
}

function announce(
  outbox: QueuedEvent[],
  { id, tenantId, operationId, version }: Pick<Permit, 'id' | 'tenantId' | 'operationId' | 'version'>,
  by: string,
): void {
  const changed = { id, operationId, version, by };
  const own = channels.operation(operationId);
  broadcast({ outbox }, [own], 'permit.updated', changed, operationId);
  broadcast({ outbox }, [own, channels.tenant(tenantId)], 'deadline.changed', changed, operationId);
}
