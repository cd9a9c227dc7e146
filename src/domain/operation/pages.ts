import { operationPhases, type OperationPhase, type OperationState } from './states.ts';

/** The pages of an operation by phase of work, in the order in which people come to them. */
export const operationPageGroups = {
  overview: ['show'],
  study: ['projects', 'estimations', 'simulations', 'visits', 'urban'],
  purchase: ['offers', 'purchase', 'financing'],
  works: ['works', 'forecast', 'cash'],
  sale: ['sale', 'contacts', 'notarySales', 'site', 'broadcast'],
  record: ['share', 'terminate', 'edit'],
} as const;

export type OperationPageGroup = keyof typeof operationPageGroups;
export type OperationPageName = (typeof operationPageGroups)[OperationPageGroup][number];

/**
 * The first phase in which a page can do something; those that are not named can from the beginning.
 * A budget and a plan of cash come from a simulation, a purchase from an offer; the works are put out to
 * tender and buyers are met once the seller is bound; a sale before a notary wants the property.
 */
const firstPhase: Partial<Record<OperationPageName, OperationPhase>> = {
  sale: 'study',
  forecast: 'study',
  cash: 'study',
  purchase: 'offer',
  works: 'promise',
  contacts: 'promise',
  site: 'promise',
  broadcast: 'promise',
  notarySales: 'owned',
};

/** What an operation that was given up never needs again: it was not owned, and nothing of it is for sale. */
const uselessOnceAbandoned: readonly OperationPageName[] = ['contacts', 'site', 'broadcast', 'notarySales'];
/** Adverts ended with the operation. */
const uselessOnceClosed: readonly OperationPageName[] = ['broadcast'];

/** True where the page can do or show something in that state of the operation. */
export function isPageUseful(page: OperationPageName, state: OperationState): boolean {
  if (state === 'abandoned') return !uselessOnceAbandoned.includes(page);
  if (state === 'closed') return !uselessOnceClosed.includes(page);
  const first = firstPhase[page];
  return first === undefined || operationPhases.indexOf(state) >= operationPhases.indexOf(first);
}
