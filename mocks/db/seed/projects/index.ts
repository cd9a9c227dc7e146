import type { ProjectRow } from '#domain/project/project.ts';
import type { NewProject } from '../../schema/projects.ts';
import type { NewStateChange } from '../../schema/state-changes.ts';
import { contactId } from '../contacts/index.ts';
import { euros } from '../euros.ts';
import { operationId, operationSeeds } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { enteredAt, lastState, stateRows } from '../state-rows.ts';
import { tenantId } from '../tenant-id.ts';
import type { CompanyKey, LotSeed } from '../types.ts';
import { projectId } from './ids.ts';
import { projectSeeds } from './seeds.ts';
import type { ProjectSeed, RowSeed } from './types.ts';

/** The identifier of the project that is selected for a seeded operation; null where none is. */
export function selectedProjectId(tenant: CompanyKey, operation: string): string | null {
  const seed = projectSeeds.find(
    (it) => it.tenant === tenant && it.operation === operation && lastState(it.history).to === 'selected',
  );
  return seed === undefined ? null : projectId(tenant, operation, seed.variant);
}

/** The seeded projects and the histories of their states. */
export const projectRows = (): { projects: NewProject[]; stateChanges: NewStateChange[] } => ({
  projects: projectSeeds.map(projectRow),
  stateChanges: projectSeeds.flatMap((seed) =>
    stateRows(
      {
        entity: 'project',
        entityId: projectId(seed.tenant, seed.operation, seed.variant),
        operationId: operationId(seed.tenant, seed.operation),
        tenantId: tenantId(seed.tenant),
        byUserId: personId(seed.by),
      },
      seed.history,
    ),
  ),
});

function projectRow(seed: ProjectSeed): NewProject {
  const { tenant, operation, variant, history } = seed;
  return {
    id: projectId(tenant, operation, variant),
    tenantId: tenantId(tenant),
    operationId: operationId(tenant, operation),
    name: seed.name,
    variant,
    status: lastState(history).to,
    kind: seed.kind,
    description: seed.description ?? null,
    architectContactId: seed.architect === undefined ? null : contactId(tenant, seed.architect),
    floorAreaM2: seed.floorAreaM2 ?? null,
    worksStartOn: seed.worksStartOn ?? null,
    worksMonths: seed.worksMonths ?? null,
    rows: rowsOf(seed),
    createdBy: personId(seed.by),
    createdAt: enteredAt(history[0]?.on ?? '', 0),
    updatedAt: enteredAt(lastState(history).on, history.length),
  };
}

function rowsOf({ tenant, operation, rows }: ProjectSeed): ProjectRow[] {
  if (!('ofLots' in rows)) return rows.map(rowOf);
  const seed = operationSeeds.find((it) => it.tenant === tenant && it.fields.ref === operation);
  return (seed?.lots ?? []).map((lot) => rowOfLot(lot, rows.worksPerM2));
}

function rowOf(row: RowSeed): ProjectRow {
  const cents = (amount: number | undefined): number | null => (amount === undefined ? null : euros(amount));
  return {
    type: row.type,
    label: row.label ?? null,
    count: row.count,
    avgAreaM2: row.avgAreaM2,
    saleMode: row.saleMode ?? 'asis',
    pricePerM2Cents: cents(row.pricePerM2),
    unitPriceCents: cents(row.unitPrice),
    worksCostPerM2Cents: cents(row.worksPerM2),
    tantiemes: row.tantiemes ?? null,
    parkingCount: row.parkingCount ?? 0,
  };
}

const hasWorks = (type: LotSeed['type']): boolean => type !== 'Garage' && type !== 'Land';

function rowOfLot(lot: LotSeed, worksPerM2: number | undefined): ProjectRow {
  return {
    type: lot.type,
    label: lot.label ?? null,
    count: 1,
    avgAreaM2: lot.areaM2,
    saleMode: lot.saleMode,
    pricePerM2Cents: null,
    unitPriceCents: lot.priceTtcCents ?? 0,
    worksCostPerM2Cents: worksPerM2 === undefined || !hasWorks(lot.type) ? null : euros(worksPerM2),
    tantiemes: lot.tantiemes ?? null,
    parkingCount: lot.type === 'Garage' ? 1 : 0,
  };
}
