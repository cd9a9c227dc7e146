/** Parts of the page of rents, as addresses name them. */
export const rentalTabs = ['lots', 'baux', 'appels', 'impayes', 'revisions', 'indices'] as const;
export type RentalTab = (typeof rentalTabs)[number];

/** How a revision stands; one whose index is not published yet waits for it. */
export const revisionStates = [
  'proposed',
  'awaiting_index',
  'notified',
  'applied',
  'waived',
  'lapsed',
  'blocked_dpe',
  'not_revisable',
] as const;
export type RevisionState = (typeof revisionStates)[number];
