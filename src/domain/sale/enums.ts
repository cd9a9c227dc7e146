/** How the lots of an operation are sold; `mixed` where they are not all sold alike. */
export const salePlanModes = ['asis', 'vir', 'vefa', 'tab', 'mixed'] as const;
export type SalePlanMode = (typeof salePlanModes)[number];

/** States of the sale of an operation: they follow from the operation and its lots. */
export const salePlanStates = ['draft', 'open', 'suspended', 'sold_out'] as const;
export type SalePlanState = (typeof salePlanStates)[number];

/** How far somebody has come who may buy a lot. */
export const buyerStages = ['lead', 'qualified', 'visit', 'offer', 'buyer', 'lost'] as const;
export type BuyerStage = (typeof buyerStages)[number];

/** Where somebody who may buy came from. */
export const buyerSources = ['ubiflow', 'site', 'agent', 'phone', 'share', 'walk_in', 'referral'] as const;
export type BuyerSource = (typeof buyerSources)[number];

export const buyerFinancings = ['cash', 'loan', 'unknown'] as const;
export type BuyerFinancing = (typeof buyerFinancings)[number];

/** What somebody wants to buy for. */
export const buyerProjects = ['primary', 'secondary', 'rental'] as const;
export type BuyerProject = (typeof buyerProjects)[number];

/** Technical reports on a lot; how long most of them are valid is the law's. */
export const lotDiagnosticKinds = [
  'dpe',
  'energy_audit',
  'electricity',
  'gas',
  'lead',
  'asbestos',
  'termites',
  'erp',
  'sanitation',
  'carrez',
] as const;
export type LotDiagnosticKind = (typeof lotDiagnosticKinds)[number];
