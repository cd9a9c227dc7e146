import type { PageFailure } from '../protocol/failures.ts';
import type { PageObject } from '../protocol/page-object.ts';
import type { VisitOutcome, VisitResult } from './visit.ts';

/** The result of a visit without errors. */
export const ended = (
  outcome: VisitOutcome,
  page: PageObject | null = null,
  failure?: PageFailure,
): VisitResult => ({ outcome, page, errors: {}, failure });
