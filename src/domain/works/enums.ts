/** Trades of a works lot, in the order of a building site. */
export const constructionTrades = [
  'demolition',
  'masonry',
  'roof',
  'joinery_ext',
  'plaster',
  'joinery_int',
  'electricity',
  'plumbing_hvac',
  'floors',
  'painting',
  'facade',
  'lift',
  'outside_works',
  'other',
] as const;
export type ConstructionTrade = (typeof constructionTrades)[number];

/** The retention is kept back, or a bank stands for it. */
export const retentionModes = ['withheld', 'bank_surety'] as const;

export const constructionLotStates = [
  'to_consult',
  'consulted',
  'awarded',
  'in_progress',
  'completed',
  'received',
  'reserves_lifted',
  'closed',
  'terminated',
] as const;
export type ConstructionLotState = (typeof constructionLotStates)[number];

export const situationStates = ['draft', 'submitted', 'checked', 'approved', 'paid', 'rejected'] as const;
export type SituationState = (typeof situationStates)[number];

/** Stages that a person of the art certifies. */
export const worksMilestones = ['foundations', 'watertight', 'half_works', 'completion', 'delivery'] as const;
export type WorksMilestone = (typeof worksMilestones)[number];

/** Papers of the works: they hang on a lot, a claim, a certificate, the reception or a reserve. */
export const worksPaperKinds = [
  'quote',
  'contract',
  'insurance',
  'surety',
  'claim',
  'certificate',
  'reception',
  'reserve',
  'photo',
  'other',
] as const;
export type WorksPaperKind = (typeof worksPaperKinds)[number];
