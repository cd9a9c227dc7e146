import { seedId } from '../seed-id.ts';
import type { CompanyKey } from '../types.ts';

/** The identifier of a seeded profile, named by what it is. */
export const profileId = (tenant: CompanyKey, key: string): string => seedId(`profile:${tenant}:${key}`);

/** The identifier of a reference of a seeded profile of the first company, by its rank from 0. */
export const referenceId = (key: 'company' | 'individual', rank: number): string =>
  seedId(`profile-reference:T1:${key}:${rank}`);
