import { seedId } from './seed-id.ts';
import type { CompanyKey } from './types.ts';

/** The identifier of a seeded company. */
export const tenantId = (key: CompanyKey): string => seedId(`tenant:${key}`);
