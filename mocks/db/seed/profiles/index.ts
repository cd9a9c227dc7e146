import { tenantOwners } from '../contacts/rows.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenant-id.ts';
import type { TenantKey } from '../types.ts';
import type { NewOrgNode, NewProfile } from '../../schema/index.ts';
import { profileId } from './id.ts';
import {
  financialSeeds,
  orgNodeSeeds,
  paperSeeds,
  perigueux,
  propertySeeds,
  referenceSeeds,
} from './parts.ts';
import { profileSeeds } from './people.ts';

const stampOf = (tenant: TenantKey) => ({
  tenantId: tenantId(tenant),
  createdBy: personId(tenantOwners[tenant]),
  createdAt: new Date('2025-04-02T08:30:00Z'),
  updatedAt: new Date('2026-06-15T13:05:00Z'),
});

/** Rows that belong to a seeded profile of the first company. */
const partsOf = <Row extends object>(key: 'company' | 'individual', name: string, rows: readonly Row[]) =>
  rows.map((row, rank) => ({
    ...stampOf('T1'),
    ...row,
    id: seedId(`${name}:T1:${key}:${rank}`),
    profileId: profileId('T1', key),
    // In the order in which they are told.
    createdAt: new Date(Date.UTC(2025, 3, 2, 8, 31 + rank)),
  }));

const nodeId = (key: string): string => seedId(`org-node:T1:${key}`);

/** Everything of the seeded profiles, table by table; entities of a chart from the top down. */
export function profileRows() {
  return {
    profiles: profileSeeds.map(({ tenant, key, columns }): NewProfile => ({
      ...stampOf(tenant),
      ...columns,
      id: profileId(tenant, key),
    })),
    properties: partsOf('individual', 'property-asset', propertySeeds),
    holdings: partsOf('individual', 'financial-asset', financialSeeds),
    references: [
      ...partsOf('individual', 'profile-reference', referenceSeeds),
      ...partsOf('company', 'profile-reference', [perigueux]),
    ],
    nodes: orgNodeSeeds.map(({ key, parent, columns }): NewOrgNode => ({
      ...stampOf('T1'),
      ...columns,
      id: nodeId(key),
      profileId: profileId('T1', 'company'),
      parentId: parent === null ? null : nodeId(parent),
    })),
    papers: [
      ...partsOf('company', 'profile-document', paperSeeds.company),
      ...partsOf('individual', 'profile-document', paperSeeds.individual),
    ],
  };
}
