import type { Text } from '../explain/calculation.ts';
import type { Cents } from '../money/cents.ts';
import type { BankLine } from './matching.ts';
import { holdsWords, plainWords } from './words.ts';

/** Conditions of a rule; all those given must hold. */
export interface MatchConditions {
  /** Words that the label must hold. They are compared as they are: no pattern is ever run. */
  readonly labelHolds?: readonly string[];
  /** Bounds of the amount, its sign apart. */
  readonly minCents?: Cents;
  readonly maxCents?: Cents;
  readonly sign?: 'in' | 'out';
  readonly accountId?: string;
  readonly counterparty?: string;
}

/** A rule that gives codes to bank lines. */
export interface MatchRule {
  readonly id: string;
  /** The lowest comes first. */
  readonly priority: number;
  readonly conditions: MatchConditions;
}

/** Why a rule may not be kept; null when it may. */
export function ruleObstacle({ conditions }: Pick<MatchRule, 'conditions'>): Text | null {
  const { labelHolds, minCents, maxCents } = conditions;
  if (labelHolds?.some((words) => plainWords(words) === '')) {
    return {
      fr: 'Un texte du libellé est vide : saisissez des lettres ou des chiffres.',
      en: 'A text of the label is empty: enter letters or figures.',
    };
  }
  if (minCents !== undefined && maxCents !== undefined && minCents > maxCents) {
    return {
      fr: 'Le montant minimal dépasse le montant maximal : corrigez l’un des deux.',
      en: 'The least amount exceeds the greatest: correct one of them.',
    };
  }
  const isGiven = Object.values(conditions).some((value) => !Array.isArray(value) || value.length > 0);
  return isGiven
    ? null
    : {
        fr: 'La règle n’a aucune condition : ajoutez-en au moins une.',
        en: 'The rule has no condition: add one at least.',
      };
}

/** The first rule that fits a bank line of an account; null when none does. A rule without condition fits nothing. */
export function ruleFor<Rule extends MatchRule>(
  rules: readonly Rule[],
  line: BankLine,
  accountId: string,
): Rule | null {
  const fitting = rules.filter(
    (rule) => ruleObstacle(rule) === null && fits(rule.conditions, line, accountId),
  );
  return fitting.toSorted((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1))[0] ?? null;
}

function fits(conditions: MatchConditions, line: BankLine, accountId: string): boolean {
  const amount = Math.abs(line.amountCents);
  const { labelHolds = [], minCents, maxCents, sign, counterparty } = conditions;
  return (
    labelHolds.every((words) => holdsWords(line.label, words)) &&
    (minCents === undefined || amount >= minCents) &&
    (maxCents === undefined || amount <= maxCents) &&
    (sign === undefined || (sign === 'in' ? line.amountCents > 0 : line.amountCents < 0)) &&
    (conditions.accountId === undefined || conditions.accountId === accountId) &&
    (counterparty === undefined || holdsWords(line.counterpartyName ?? '', counterparty))
  );
}
