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
