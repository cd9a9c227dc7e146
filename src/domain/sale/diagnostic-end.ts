import { deadline } from '../deadline/deadline.ts';
import type { Day } from '../time/day.ts';
import type { LotDiagnosticKind } from './enums.ts';

/** Last day on which a technical report on a lot is valid; null where the law sets no end. */
export function lotDiagnosticEnd(kind: LotDiagnosticKind, on: Day, isPositive: boolean): Day | null {
  // A measurement holds until the lot is changed.
  if (kind === 'carrez') return null;
  return deadline('diagnostic_validity', on, { diagnostic: kind, isPositive }).endsOn;
}
