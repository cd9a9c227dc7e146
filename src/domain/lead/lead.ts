/** Where a request came in. */
export const leadPortals = [
  'leboncoin',
  'seloger',
  'bienici',
  'logicimmo',
  'figaro',
  'ouestfrance',
  'pap',
  'mini_site',
  'other',
] as const;
export type LeadPortal = (typeof leadPortals)[number];

/** What somebody asks for. */
export const leadKinds = ['information', 'visit', 'offer', 'callback'] as const;
export type LeadKind = (typeof leadKinds)[number];

export const leadStates = ['new', 'contacted', 'qualified', 'visit', 'converted', 'lost', 'spam'] as const;
export type LeadState = (typeof leadStates)[number];

export const leadLostReasons = [
  'price',
  'area',
  'financing',
  'already_sold',
  'unreachable',
  'spam',
  'other',
] as const;
export type LeadLostReason = (typeof leadLostReasons)[number];

/** Who is put in charge of a request by itself. */
export const leadAssignments = ['none', 'owner', 'round_robin'] as const;
export type LeadAssignment = (typeof leadAssignments)[number];

/** What happened to a request. */
export const leadActivityKinds = [
  'received',
  'reply',
  'call',
  'note',
  'status',
  'assigned',
  'visit',
] as const;
export type LeadActivityKind = (typeof leadActivityKinds)[number];

/** What came of a call. */
export const callResults = ['reached', 'no_answer', 'message_left', 'wrong_number'] as const;
export type CallResult = (typeof callResults)[number];
