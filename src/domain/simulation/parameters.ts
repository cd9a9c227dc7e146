import { corporateTaxParameters } from '../legal/corporate-tax-parameters.ts';
import { deadlineParameters } from '../legal/deadline-parameters.ts';
import type { LegalParameter } from '../legal/parameter.ts';
import { worksParameters } from '../legal/works-parameters.ts';
import type { SimulationInput } from './input.ts';

const builtIn: readonly LegalParameter[] = [
  ...corporateTaxParameters,
  ...deadlineParameters,
  ...worksParameters,
];

/** Law of the simulation itself: corporate tax and the retention on works. */
export function simulationParameters({ parameters }: SimulationInput): readonly LegalParameter[] {
  return parameters ?? builtIn;
}
