import type { BoughtPremises } from '#domain/purchase/premises.ts';
import type { SimulationInput } from '#domain/simulation/input.ts';
import type { Simulation } from '#domain/simulation/results.ts';
import { simulate } from '#domain/simulation/simulate.ts';
import { studyInput } from '#domain/simulation/study/study-input.ts';
import type { Operation, SimulationRecord } from '#mocks/db/schema/index.ts';
import { oncePerRequest } from '#mocks/server/once-per-request.ts';
import { placeOfStudy } from './figures.ts';

/** A simulation as the engine reads it, and all that it makes of it. */
export interface Simulated {
  readonly input: SimulationInput;
  readonly results: Simulation;
}

const once = oncePerRequest<Simulated>();

/**
 * What the engine makes of a simulation, calculated once for all that an answer tells of it: each paper of a file and
 * each sheet of a lot asks for it.
 *
 * @throws DomainError while something that is still to be filled in keeps it from being calculated
 */
export const simulatedOnce = (
  context: Parameters<typeof once>[0],
  { id, version, study }: Pick<SimulationRecord, 'id' | 'version' | 'study'>,
  operation: Pick<Operation, 'departmentCode' | 'inseeCode'> & BoughtPremises,
): Simulated =>
  once(context, `${id}:${version}`, () => {
    const input = studyInput(study, placeOfStudy(operation));
    return { input, results: simulate(input) };
  });
