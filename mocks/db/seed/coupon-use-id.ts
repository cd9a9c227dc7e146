import { seedId } from './seed-id.ts';
import type { CompanyKey } from './types.ts';

/** The identifier of a seeded use of a promotion code. */
export const couponUseId = (code: string, tenant: CompanyKey): string =>
  seedId(`coupon-use:${code}:${tenant}`);
