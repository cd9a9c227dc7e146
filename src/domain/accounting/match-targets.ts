/** What a movement can pay: what stands in the records of the operations, and the company's own accounts. */
export const matchTargetTypes = ['call_for_funds', 'works_situation', 'loan'] as const;
export type MatchTargetType = (typeof matchTargetTypes)[number];
