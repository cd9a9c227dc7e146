import { DomainError } from '#domain/domain-error.ts';
import { premisesOfPurchase, type BoughtPremises } from '#domain/purchase/premises.ts';
import { studyFigures, type StudyFigures } from '#domain/simulation/study/figures.ts';
import { studyInput } from '#domain/simulation/study/study-input.ts';
import type { StudyPlace } from '#domain/simulation/study/study.ts';
import { simulate } from '#domain/simulation/simulate.ts';
import type { SimulationRecord } from '#mocks/db/schema/index.ts';

/**
 * The figures of a simulation: as they were kept when it was validated, else calculated now; null while something that
 * is still to be filled in keeps it from being calculated.
 */
export function figuresOf(
  simulation: Pick<SimulationRecord, 'study' | 'results'>,
  place: StudyPlace,
): StudyFigures | null {
  if (simulation.results !== null) return simulation.results;
  try {
    return studyFigures(simulate(studyInput(simulation.study, place)));
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** Where an operation is, as its simulations ask for it. */
export const placeOfStudy = ({
  departmentCode,
  inseeCode,
  ...bought
}: Pick<StudyPlace, 'departmentCode' | 'inseeCode'> & BoughtPremises): Required<StudyPlace> => ({
  departmentCode,
  inseeCode,
  premises: premisesOfPurchase(bought),
});
