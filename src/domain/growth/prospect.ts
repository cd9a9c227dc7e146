import type { Activity } from '../company/enums.ts';
import { addToDay, type Day } from '../time/day.ts';

/** « Prospect » of the platform: somebody who may become a client. */
export const prospectStates = [
  'new',
  'contacted',
  'demo_scheduled',
  'demo_done',
  'proposal',
  'won',
  'lost',
] as const;
export type ProspectState = (typeof prospectStates)[number];

export const prospectSources = [
  'site',
  'utm',
  'salon',
  'recommandation',
  'appel',
  'enseigne',
  'autre',
] as const;
export const prospectActivityKinds = ['note', 'call', 'email', 'demo', 'status'] as const;
export const prospectBases = ['interet_legitime', 'consentement'] as const;
export type ProspectSource = (typeof prospectSources)[number];
export type ProspectActivityKind = (typeof prospectActivityKinds)[number];

/** What people write down themselves; `status` is written by a move. */
export const loggedActivityKinds = ['note', 'call', 'email', 'demo'] as const;

/** Years after its last sign of life after which a prospect is forgotten. */
export const prospectKeptYears = 3;

/** What the score of a prospect is made of. */
export interface ProspectScoreFacts {
  readonly expectedMrrCents: number | null;
  readonly activity: Activity | null;
  /** Calls, mails and demonstrations so far. */
  readonly exchangesCount: number;
}

/** Points for what is expected each month, from so many cents on; the highest first. */
export const sizePoints = [
  { fromCents: 29_900, points: 40 },
  { fromCents: 12_900, points: 25 },
  { fromCents: 1, points: 10 },
] as const;
export const activityPoints: Readonly<Record<Activity, number>> = {
  marchand_de_biens: 20,
  promoteur: 20,
  lotisseur: 20,
  investisseur: 10,
  autre: 5,
};
export const exchangePoints = 10;
export const maxEngagementPoints = 40;

/** How promising a prospect is, 0 to 100: its size, its trade, and what was exchanged with it. */
export function prospectScore({ expectedMrrCents, activity, exchangesCount }: ProspectScoreFacts): number {
  const size = sizePoints.find(({ fromCents }) => (expectedMrrCents ?? 0) >= fromCents)?.points ?? 0;
  const trade = activity === null ? 0 : activityPoints[activity];
  return size + trade + Math.min(maxEngagementPoints, exchangesCount * exchangePoints);
}

/** The states that a prospect can be moved to from one. */
export function prospectStatesAfter(from: ProspectState): readonly ProspectState[] {
  if (from === 'won') return [];
  if (from === 'lost') return ['contacted'];
  if (from === 'proposal') return ['won', 'lost'];
  const next = prospectStates[prospectStates.indexOf(from) + 1];
  return next === undefined ? ['lost'] : [next, 'lost'];
}

/** Why a prospect cannot be moved; each has its sentence in the messages. */
export type ProspectObstacle = 'impossible' | 'noActivity' | 'noPlan' | 'noCompany' | 'noReason';

export interface ProspectMoveFacts {
  readonly from: ProspectState;
  readonly to: ProspectState;
  /** Anything that was said or done with it. */
  readonly activitiesCount: number;
  readonly hasExpectedPlan: boolean;
  /** A company with a subscription that was signed has come of it. */
  readonly hasSignedCompany: boolean;
  readonly lostReason: string;
}

/** Why a move is refused; null where it may be made. */
export function prospectObstacle(facts: ProspectMoveFacts): ProspectObstacle | null {
  const { from, to, activitiesCount, hasExpectedPlan, hasSignedCompany, lostReason } = facts;
  if (!prospectStatesAfter(from).includes(to)) return 'impossible';
  if (to === 'contacted' && activitiesCount === 0) return 'noActivity';
  if (to === 'proposal' && !hasExpectedPlan) return 'noPlan';
  if (to === 'won' && !hasSignedCompany) return 'noCompany';
  return to === 'lost' && lostReason.trim() === '' ? 'noReason' : null;
}

/** The first day on which a prospect is forgotten, from the day when the person last came to us. */
export const prospectPurgeOn = (personContactOn: Day): Day =>
  addToDay(personContactOn, { years: prospectKeptYears });

/** True for an open prospect whose next action should have been done. */
export const isProspectLate = (
  { nextActionOn, status }: { readonly nextActionOn: string | null; readonly status: ProspectState },
  today: string,
): boolean => nextActionOn !== null && nextActionOn < today && status !== 'won' && status !== 'lost';
