import type { ProfileKind } from '../schema/profiles.ts';
import { seedId } from './seed-id.ts';
import type { TenantKey } from './types.ts';

/** The identifier of a seeded profile, named by what it is. */
export const profileId = (tenant: TenantKey, key: string): string => seedId(`profile:${tenant}:${key}`);

/** Who carries the operations before banks and notaries. */
export const profileSeeds: { tenant: TenantKey; key: string; kind: ProfileKind; name: string }[] = [
  { tenant: 'T1', key: 'company', kind: 'company', name: 'Garonne Patrimoine' },
  { tenant: 'T1', key: 'individual', kind: 'individual', name: 'Hugo Lartigue' },
  { tenant: 'T2', key: 'company', kind: 'company', name: 'Forez Habitat et Rénovation' },
];
