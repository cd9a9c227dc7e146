import type { RuleRow } from '#contracts/client/accounting-code.ts';

/** The values of a rule as its form holds them. */
export type RuleValues = Omit<RuleRow, 'id' | 'version' | 'hitsCount' | 'lastHitOn'>;

/** The conditions without the lines that nobody filled in. */
export const withoutBlanks = (conditions: RuleValues['conditions']): RuleValues['conditions'] => ({
  ...conditions,
  labelHolds: conditions.labelHolds.filter((words) => words.trim() !== ''),
});
