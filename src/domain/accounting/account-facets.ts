import type { AccountNature } from './code.ts';

interface FacetedAccount {
  readonly code: string;
  readonly nature: AccountNature;
  readonly origin: string;
  readonly isActive: boolean;
  readonly movementsCount: number;
}

/** By what accounts of a company's chart are filtered. */
export const accountFacets = ({ code, nature, origin, isActive, movementsCount }: FacetedAccount) => ({
  class: code.slice(0, 1),
  nature,
  origin,
  active: isActive ? 'active' : 'inactive',
  used: movementsCount > 0 ? 'used' : 'unused',
});
