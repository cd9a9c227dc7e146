import { departmentOf } from '#domain/geography/insee.ts';
import type { NewLot } from '../schema/lots.ts';
import type { NewOperationNote } from '../schema/operation-notes.ts';
import type { NewOperation } from '../schema/operations.ts';
import type { NewStateChange } from '../schema/state-changes.ts';
import { contactId } from './contacts/index.ts';
import { lotId, operationId } from './operations/index.ts';
import { personId } from './people.ts';
import { profileId } from './profiles.ts';
import { selectedProjectId } from './projects/index.ts';
import { seedId } from './seed-id.ts';
import { enteredAt, lastState, stateRows } from './state-rows.ts';
import { tenantId } from './tenants.ts';
import type { LotSeed, OperationSeed } from './types.ts';

/** All the rows of one operation. */
export interface OperationRows {
  operation: NewOperation;
  lots: NewLot[];
  stateChanges: NewStateChange[];
  notes: NewOperationNote[];
}

/** Turns a seed, with its keys, into rows with their identifiers. */
export function operationRows(seed: OperationSeed): OperationRows {
  const id = operationId(seed.tenant, seed.fields.ref);
  const tenant = tenantId(seed.tenant);
  const manager = personId(seed.manager);
  const common = { operationId: id, tenantId: tenant, byUserId: manager };
  const projectId = selectedProjectId(seed.tenant, seed.fields.ref);
  const idOfLot = (lot: LotSeed): string => lotId(seed.tenant, seed.fields.ref, lot.ref);

  return {
    operation: {
      ...seed.fields,
      id,
      tenantId: tenant,
      status: lastState(seed.history).to,
      activeProjectId: projectId,
      departmentCode: departmentOf(seed.fields.inseeCode),
      managerId: manager,
      teamUserIds: seed.team.map(personId),
      sellerContactId: seed.seller === undefined ? null : contactId(seed.tenant, seed.seller),
      agentContactId: seed.agent === undefined ? null : contactId(seed.tenant, seed.agent),
      ownerProfileId: seed.ownerProfile === undefined ? null : profileId(seed.tenant, seed.ownerProfile),
      createdAt: enteredAt(firstDay(seed.history), 0),
      updatedAt: new Date(seed.updatedAt),
      createdBy: manager,
    },
    lots: seed.lots.map(({ history, ...fields }) => ({
      ...fields,
      id: lotId(seed.tenant, seed.fields.ref, fields.ref),
      tenantId: tenant,
      operationId: id,
      projectId,
      status: lastState(history).to,
      forSaleOn: history.find(({ to }) => to === 'available')?.on ?? null,
      createdAt: enteredAt(firstDay(history), 0),
      updatedAt: enteredAt(lastState(history).on, history.length - 1),
      createdBy: manager,
    })),
    stateChanges: [
      ...stateRows({ ...common, entity: 'operation', entityId: id }, seed.history),
      ...seed.lots.flatMap((lot) =>
        stateRows({ ...common, entity: 'lot', entityId: idOfLot(lot) }, lot.history),
      ),
    ],
    notes: seed.notes.map(({ by, at, text }, rank) => ({
      id: seedId(`note:${id}:${rank}`),
      tenantId: tenant,
      operationId: id,
      text,
      createdBy: personId(by),
      createdAt: new Date(at),
      updatedAt: new Date(at),
    })),
  };
}

function firstDay(history: readonly { on: string }[]): string {
  const [first] = history;
  if (first === undefined) throw new RangeError('A history has at least its first state.');
  return first.on;
}
