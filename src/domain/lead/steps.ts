import type { LeadState } from './lead.ts';

/** States in which something is still to be done with a request. */
export const openLeadStates = [
  'new',
  'contacted',
  'qualified',
  'visit',
] as const satisfies readonly LeadState[];

/** States that a person chooses by name; the others come with a visit that is planned and a contact that is made. */
export const chosenLeadStates = [
  'contacted',
  'qualified',
  'lost',
  'spam',
] as const satisfies readonly LeadState[];
export type ChosenLeadState = (typeof chosenLeadStates)[number];

/** True while something is still to be done with a request. */
export const isOpenLead = (status: LeadState): boolean => openLeadStates.some((open) => open === status);

const next: Readonly<Record<LeadState, readonly ChosenLeadState[]>> = {
  new: ['contacted', 'lost', 'spam'],
  contacted: ['qualified', 'lost', 'spam'],
  qualified: ['lost', 'spam'],
  visit: ['lost', 'spam'],
  converted: [],
  lost: ['contacted'],
  spam: ['contacted'],
};

/** The states that a person can choose for a request in one. */
export const leadStatesAfter = (from: LeadState): readonly ChosenLeadState[] => next[from];

/** Why a request is not taken to a state; each has its sentence in the messages. */
export type LeadObstacle = 'impossible' | 'needsVisit' | 'needsContact' | 'noReason';

/**
 * Why a step is refused; null where it may be made. A visit comes with its planning, a conversion with its contact,
 * both from any open state.
 */
export function leadObstacle({
  from,
  to,
  lostReason,
}: {
  readonly from: LeadState;
  readonly to: LeadState;
  readonly lostReason: string | null;
}): LeadObstacle | null {
  if (to === 'visit' && isOpenLead(from) && from !== 'visit') return 'needsVisit';
  if (to === 'converted' && isOpenLead(from)) return 'needsContact';
  if (!leadStatesAfter(from).some((state) => state === to)) return 'impossible';
  return to === 'lost' && lostReason === null ? 'noReason' : null;
}
