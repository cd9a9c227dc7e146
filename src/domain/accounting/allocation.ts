import type { Text } from '../explain/calculation.ts';
import { cents, subtractCents, sumCents, type Cents } from '../money/cents.ts';

/** A part of a bank line put on a target. */
export interface Allocation {
  readonly targetId: string;
  readonly openCents: Cents;
  readonly amountCents: Cents;
}

/** Why an allocation may not stand. */
export interface AllocationProblem {
  readonly code: 'zero' | 'other_direction' | 'above_open' | 'same_target' | 'above_line';
  /** Null when it is the whole. */
  readonly targetId: string | null;
  readonly text: Text;
}

/** What is wrong with putting a bank line on one or several targets, in whole or in part; empty when all is well. */
export function allocationProblems(
  lineCents: Cents,
  allocations: readonly Allocation[],
): readonly AllocationProblem[] {
  const problems = allocations.flatMap((allocation, index): AllocationProblem[] => {
    const { targetId, amountCents, openCents } = allocation;
    const problem = (code: AllocationProblem['code'], fr: string, en: string) => [
      { code, targetId, text: { fr, en } },
    ];
    if (amountCents === 0) {
      return problem('zero', 'Le montant doit être supérieur à 0 €.', 'The amount must be above €0.');
    }
    if (amountCents > 0 !== lineCents > 0 || amountCents > 0 !== openCents > 0) {
      return problem(
        'other_direction',
        'Un encaissement ne règle pas un décaissement : choisissez un élément de même sens.',
        'Money in does not settle money out: choose an item of the same direction.',
      );
    }
    if (Math.abs(amountCents) > Math.abs(openCents)) {
      return problem(
        'above_open',
        'Montant supérieur au reste dû : réduisez-le.',
        'The amount exceeds what is owed: reduce it.',
      );
    }
    if (allocations.findIndex((other) => other.targetId === targetId) < index) {
      return problem(
        'same_target',
        'Cet élément figure deux fois : gardez une seule ligne.',
        'This item stands twice: keep one line.',
      );
    }
    return [];
  });
  const total = sumCents(allocations.map(({ amountCents }) => cents(Math.abs(amountCents))));
  return total > Math.abs(lineCents) ? [...problems, aboveLine] : problems;
}

const aboveLine: AllocationProblem = {
  code: 'above_line',
  targetId: null,
  text: {
    fr: 'Le total affecté dépasse le montant du mouvement : réduisez-le.',
    en: 'The total exceeds the bank line: reduce it.',
  },
};

/** What a bank line leaves once it is put on its targets. @throws InvalidInputError beyond 2^53 */
export function unallocated(lineCents: Cents, allocations: readonly Allocation[]): Cents {
  return subtractCents(lineCents, sumCents(allocations.map(({ amountCents }) => amountCents)));
}
