import type { LegalForm } from '../company/enums.ts';

export const profileKinds = ['company', 'individual'] as const;
export type ProfileKind = (typeof profileKinds)[number];

/** Forms of a company that carries operations: those of the client companies that are companies. */
export const profileForms = [
  'SAS',
  'SASU',
  'SARL',
  'EURL',
  'SCI',
  'SCCV',
  'SNC',
  'SA',
] as const satisfies readonly LegalForm[];

export const maritalStatuses = [
  'single',
  'married',
  'civil_union',
  'cohabiting',
  'divorced',
  'widowed',
] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

export const matrimonialRegimes = [
  'acquests',
  'separation',
  'universal',
  'participation',
  'pacs_separation',
  'pacs_joint',
] as const;

export const workContracts = [
  'permanent',
  'fixed_term',
  'manager',
  'self_employed',
  'liberal',
  'public',
  'retired',
  'other',
] as const;

/** Rents are those of the property assets, so that none counts twice. */
export const incomeKinds = ['salary', 'self_employed', 'dividends', 'pension', 'allowance', 'other'] as const;

/** Loans on property are those of the property assets, so that none counts twice. */
export const expenseKinds = ['rent', 'consumer_loan', 'alimony', 'insurance', 'tax', 'other'] as const;

export const propertyKinds = [
  'main_home',
  'second_home',
  'rental',
  'building',
  'land',
  'premises',
  'parking',
  'shares',
] as const;
export type PropertyKind = (typeof propertyKinds)[number];

export const financialKinds = [
  'cash',
  'savings',
  'life_insurance',
  'securities',
  'current_account',
  'crypto',
  'other',
] as const;
export type FinancialKind = (typeof financialKinds)[number];

/** What can be turned into money within days (code monétaire et financier: sight and passbook deposits). */
export const liquidKinds: readonly FinancialKind[] = ['cash', 'savings'];

export const orgNodeKinds = ['person', 'company'] as const;
export type OrgNodeKind = (typeof orgNodeKinds)[number];

/** `held`: its parent holds it. `holder`: it holds a share of its parent, beside whoever is above that one. */
export const orgLinks = ['held', 'holder'] as const;
export type OrgLink = (typeof orgLinks)[number];

/** Years of accounts that a bank asks for. */
export const accountYearsCount = 3;

/** Youngest age of somebody who borrows (code civil, article 414). */
export const fullAgeYears = 18;
