import { DomainError } from '#domain/domain-error.ts';
import type { Text } from '#domain/explain/calculation.ts';
import { premisesOfPurchase, type BoughtPremises } from '#domain/purchase/premises.ts';
import { unknownLawText } from '#domain/refusal.ts';
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
  return figuresOrRefusal(simulation, place).figures;
}

/** The figures of a simulation, and why the law keeps it from having any where it does. */
export function figuresOrRefusal(
  { results, study }: Pick<SimulationRecord, 'study' | 'results'>,
  place: StudyPlace,
): { readonly figures: StudyFigures | null; readonly refusal: Text | null } {
  if (results !== null) return { figures: results, refusal: null };
  try {
    return { figures: studyFigures(simulate(studyInput(study, place))), refusal: null };
  } catch (error) {
    if (error instanceof DomainError) return { figures: null, refusal: unknownLawText(error) };
    throw error;
  }
}

/** Where an operation is, as its simulations ask for it. */
export const placeOfStudy = ({
  departmentCode,
  inseeCode,
  ...bought
}: Pick<StudyPlace, 'departmentCode' | 'inseeCode'> & BoughtPremises): Required<
  Omit<StudyPlace, 'paymentPlans'>
> => ({
  departmentCode,
  inseeCode,
  ...premisesOfPurchase(bought),
});
