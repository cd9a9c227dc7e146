import { seedId } from './seed-id.ts';
import type { PersonKey } from './types.ts';

/** The identifier of a seeded person. */
export const personId = (key: PersonKey): string => seedId(`person:${key}`);
