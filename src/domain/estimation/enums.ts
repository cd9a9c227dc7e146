import type { LotType } from '../lot/states.ts';

/** How a value is come to. */
export const estimationMethods = ['comparison', 'income', 'developer_balance', 'mixed'] as const;
export type EstimationMethod = (typeof estimationMethods)[number];

export const estimationStates = ['draft', 'final', 'archived'] as const;
export type EstimationState = (typeof estimationStates)[number];

/** In what state a property is, the worst first. */
export const subjectConditions = ['to_renovate', 'average', 'good', 'renovated', 'new'] as const;
export type SubjectCondition = (typeof subjectConditions)[number];

/** Where a known sale comes from: public sales file, notaries, an advert, the company itself. */
export const comparableSources = ['dvf', 'notary', 'portal', 'internal'] as const;
export type ComparableSource = (typeof comparableSources)[number];

export const defaultMaxDistanceM = 2000;
export const defaultMaxAgeMonths = 36;
/** Least price of a known sale: below, it is no market price. */
export const leastComparablePriceCents = 100_000;
/** Comparables that an estimation holds at most. */
export const maxComparables = 200;

/** Kinds of property of which public sales tell. */
export const saleTypes = [
  'Apartment',
  'House',
  'ProfessionalRealEstate',
  'Land',
] as const satisfies LotType[];
export type SaleType = (typeof saleTypes)[number];
