/** Stages of an opportunity, in the order of the pipeline. */
export const opportunityStages = [
  'to_qualify',
  'to_visit',
  'analysis',
  'offer',
  'rejected',
  'converted',
] as const;
export type OpportunityStage = (typeof opportunityStages)[number];

/** Stages of what is still looked at. */
export const openStages = ['to_qualify', 'to_visit', 'analysis', 'offer'] as const;
export type OpenStage = (typeof openStages)[number];

/** Stages that a move can lead to: an opportunity is converted by making an operation of it. */
export const movableStages = [...openStages, 'rejected'] as const;
export type MovableStage = (typeof movableStages)[number];

/** True while somebody still has to decide. */
export const isOpenStage = (stage: OpportunityStage): stage is OpenStage =>
  openStages.some((open) => open === stage);

/**
 * Where an opportunity can be moved to: forward and back while it is open, or rejected, which can be thought
 * better of. One that became an operation stays so, unless nothing is left of the operation.
 */
export function stagesAfter(stage: OpportunityStage, hasOperation: boolean): readonly MovableStage[] {
  if (stage === 'converted') return hasOperation ? [] : openStages;
  return movableStages.filter((other) => other !== stage);
}
