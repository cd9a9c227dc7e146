import type { SupplierTrade } from '../relation/supplier.ts';
import { daysBetween, type Day } from '../time/day.ts';

/** What a partner of the platform does. */
export const partnerCategories = [
  'courtier',
  'notaire',
  'assureur',
  'diagnostiqueur',
  'architecte',
  'geometre',
  'banque',
  'home_staging',
  'expert_comptable',
  'autre',
] as const;
export type PartnerCategory = (typeof partnerCategories)[number];

export const partnerStates = ['draft', 'published', 'archived'] as const;
export type PartnerState = (typeof partnerStates)[number];

export const partnerRequestStates = ['sent', 'answered', 'closed'] as const;
export type PartnerRequestState = (typeof partnerRequestStates)[number];

/** What a client may pass on of an operation with a request. */
export const sharedFields = ['city', 'kind', 'state', 'lots', 'area', 'price'] as const;
export type SharedField = (typeof sharedFields)[number];

/** Requests that one person may send in a day. */
export const maxRequestsPerDay = 5;
/** Contracts that end within so many days are to be renewed. */
export const contractNoticeDays = 60;

const trades: Readonly<Record<PartnerCategory, SupplierTrade>> = {
  courtier: 'bank',
  notaire: 'notary',
  assureur: 'insurance',
  diagnostiqueur: 'diagnostics',
  architecte: 'project-management',
  geometre: 'surveyor',
  banque: 'bank',
  home_staging: 'other',
  expert_comptable: 'other',
  autre: 'other',
};

/** The trade of the supplier that a partner becomes. */
export const supplierTradeOf = (category: PartnerCategory): SupplierTrade => trades[category];

/** What can be done with a partner. */
export type PartnerStep = 'publish' | 'archive';

/** Why a step cannot be taken; each has its sentence in the messages. */
export type PartnerObstacle = 'alreadyPublished' | 'archived' | 'noLogo' | 'noZone' | 'notPublished';

/** What decides about a step. */
export interface PartnerFacts {
  readonly status: PartnerState;
  readonly hasLogo: boolean;
  readonly zonesCount: number;
}

/** Why a step is refused; null where it may be taken. An archived partner stays so. */
export function partnerObstacle(
  { status, hasLogo, zonesCount }: PartnerFacts,
  step: PartnerStep,
): PartnerObstacle | null {
  if (status === 'archived') return 'archived';
  if (step === 'archive') return status === 'published' ? null : 'notPublished';
  if (status === 'published') return 'alreadyPublished';
  if (!hasLogo) return 'noLogo';
  return zonesCount === 0 ? 'noZone' : null;
}

/** True when a contract ends within the notice, or has ended. */
export const isContractEnding = (endsOn: Day | null, today: Day): boolean =>
  endsOn !== null && daysBetween(today, endsOn) <= contractNoticeDays;

/** Requests for each hundred views in basis points; null while nobody looked. */
export const requestRateBps = (requests: number, views: number): number | null =>
  views === 0 ? null : Math.round((requests * 10_000) / views);
