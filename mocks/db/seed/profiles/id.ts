import { seedId } from '../seed-id.ts';
import type { TenantKey } from '../types.ts';

/** The identifier of a seeded profile, named by what it is. */
export const profileId = (tenant: TenantKey, key: string): string => seedId(`profile:${tenant}:${key}`);
