import { DomainError } from '../domain-error.ts';
import { explainWith, type Explanation } from './calculation.ts';
import { calculations } from './calculations.ts';

/** A result of the engine: it says which calculation made it. */
export interface ExplainableResult {
  readonly calculation: string;
}

/** No calculation of the engine made this result. */
export class UnknownCalculationError extends DomainError {
  override readonly name = 'UnknownCalculationError';

  constructor(id: string) {
    super('unknown_calculation', `No calculation is called "${id}".`);
  }
}

/**
 * How a figure of any result of the engine came about: formula, inputs with their names, and the article that
 * decides it. Who knows the calculation uses `explainWith`, which loads no other.
 *
 * @throws UnknownCalculationError for a result that the engine did not make
 * @throws UnknownFigureError for a figure that the calculation does not have
 */
export function explain(result: ExplainableResult, key: string): Explanation {
  const calculation = calculations.find(({ id }) => id === result.calculation);
  if (!calculation) throw new UnknownCalculationError(result.calculation);
  // The id tells that this calculation made the result.
  return explainWith(calculation, result as never, key);
}
