import { seedId } from '../seed-id.ts';
import type { CompanyKey } from '../types.ts';

/** The identifier of a seeded profile, named by what it is. */
export const profileId = (tenant: CompanyKey, key: string): string => seedId(`profile:${tenant}:${key}`);
