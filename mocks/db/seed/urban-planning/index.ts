import type { NewPermit, NewPreemption, NewStateChange, NewUrbanPlanning } from '../../schema/index.ts';
import { euros } from '../euros.ts';
import { operationId } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { enteredAt, lastState, stateRows } from '../state-rows.ts';
import { tenantId } from '../tenant-id.ts';
import type { TenantKey } from '../types.ts';
import { declarationSeeds, permitSeeds, zoneSeeds } from './seeds.ts';
import type { DeclarationSeed, PermitSeed, ZoneSeed } from './types.ts';

/** The identifier of a seeded permission: `permitId('T1', 'OP-2025-001', 'pc')`. */
export const permitId = (tenant: TenantKey, operation: string, key: string): string =>
  seedId(`permit:${tenant}:${operation}:${key}`);

/** The identifier of a seeded declaration of intent to sell. */
export const declarationId = (tenant: TenantKey, operation: string, key: string): string =>
  seedId(`declaration:${tenant}:${operation}:${key}`);

function zoneRow({ tenant, operation, by, at, fields }: ZoneSeed): NewUrbanPlanning {
  const writtenAt = new Date(at);
  return {
    ...fields,
    id: seedId(`urban-zone:${tenant}:${operation}`),
    tenantId: tenantId(tenant),
    operationId: operationId(tenant, operation),
    createdBy: personId(by),
    createdAt: writtenAt,
    updatedAt: writtenAt,
  };
}

function permitRow(seed: PermitSeed): NewPermit {
  const { tenant, operation, key, kind, number, subject, days, history, by } = seed;
  return {
    ...days,
    id: permitId(tenant, operation, key),
    tenantId: tenantId(tenant),
    operationId: operationId(tenant, operation),
    kind,
    number,
    subject,
    isProtectedSite: zoneSeeds.some(
      (zone) => zone.tenant === tenant && zone.operation === operation && zone.fields.isProtectedSite,
    ),
    remindedOn: seed.reminded ?? {},
    ...stamps(history, by),
    status: lastState(history).to,
  };
}

function declarationRow(seed: DeclarationSeed): NewPreemption {
  const { tenant, operation, key, side, days, history, by } = seed;
  return {
    ...days,
    id: declarationId(tenant, operation, key),
    tenantId: tenantId(tenant),
    operationId: operationId(tenant, operation),
    side,
    priceCents: euros(seed.euros),
    remindedOn: seed.reminded ?? {},
    ...stamps(history, by),
    status: lastState(history).to,
  };
}

function stamps(history: readonly { readonly on: string }[], by: PermitSeed['by']) {
  return {
    createdBy: personId(by),
    createdAt: enteredAt(history[0]?.on ?? '', 0),
    updatedAt: enteredAt(history.at(-1)?.on ?? '', history.length - 1),
    version: history.length,
  };
}

function changeRows(): NewStateChange[] {
  const permits = permitSeeds.map((seed) => ({
    seed,
    entity: 'permit' as const,
    entityId: permitId(seed.tenant, seed.operation, seed.key),
  }));
  const declarations = declarationSeeds.map((seed) => ({
    seed,
    entity: 'preemption' as const,
    entityId: declarationId(seed.tenant, seed.operation, seed.key),
  }));
  return [...permits, ...declarations].flatMap(({ seed, entity, entityId }) =>
    stateRows(
      {
        entity,
        entityId,
        operationId: operationId(seed.tenant, seed.operation),
        tenantId: tenantId(seed.tenant),
        byUserId: personId(seed.by),
      },
      seed.history,
    ),
  );
}

/** The planning of the seeded operations. */
export const urbanPlanningRows = () => ({
  zones: zoneSeeds.map(zoneRow),
  permits: permitSeeds.map(permitRow),
  declarations: declarationSeeds.map(declarationRow),
  stateChanges: changeRows(),
});
