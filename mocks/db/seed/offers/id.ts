import { seedId } from '../seed-id.ts';
import type { TenantKey } from '../types.ts';

/** The identifier of a seeded offer by its number within the company: `offerId('T1', 3)`. */
export const offerId = (tenant: TenantKey, number: number): string => seedId(`offer:${tenant}:${number}`);
