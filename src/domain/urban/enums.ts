/** Planning documents that rule a place. */
export const planningDocuments = ['PLU', 'PLUi', 'RNU', 'carte_communale', 'PSMV'] as const;
export type PlanningDocument = (typeof planningDocuments)[number];

/** Flood risk plan: none, blue zone (with conditions), red zone (no building). */
export const floodZones = ['none', 'blue', 'red'] as const;
export type FloodZone = (typeof floodZones)[number];

export const permitKinds = ['DP', 'PCMI', 'PC', 'PA', 'PD', 'CU_info', 'CU_op', 'PC_modif'] as const;

export const appealKinds = ['informal', 'court'] as const;
export type AppealKind = (typeof appealKinds)[number];

export const appealOutcomes = ['rejected', 'dropped'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** What created floor area is for: a main home is taxed less. */
export const areaUses = ['main_home', 'other'] as const;
export type AreaUse = (typeof areaUses)[number];

/** Whether works reach below the ground, or raise or change a building alone. */
export const areaGrounds = ['dug', 'untouched'] as const;
export type AreaGround = (typeof areaGrounds)[number];

export const preemptionSides = ['purchase', 'sale'] as const;
export type PreemptionSide = (typeof preemptionSides)[number];

export const preemptionStates = [
  'declared',
  'suspended',
  'silent',
  'waived',
  'preempted',
  'price_contested',
  'sale_dropped',
] as const;
export type PreemptionState = (typeof preemptionStates)[number];

/** Papers of the planning of an operation, in the order in which they come. */
export const urbanDocumentKinds = [
  'form',
  'receipt',
  'decision',
  'panel',
  'posting_report',
  'no_appeal',
  'site_opening',
  'completion',
  'conformity',
  'appeal',
  'declaration',
  'waiver',
  'other',
] as const;
export type UrbanDocumentKind = (typeof urbanDocumentKinds)[number];

/** Reports of a bailiff that prove two months of continuous posting: at its start, amid it, at its end. */
export const suggestedPostingReports = 3;
