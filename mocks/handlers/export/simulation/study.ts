import { and, eq, isNull } from 'drizzle-orm';
import type { Paper, PaperQuery } from '#contracts/export/paper.ts';
import type { PaperStudy } from '#contracts/export/simulation/study.ts';
import { DomainError } from '#domain/domain-error.ts';
import { studyFigures, type StudyFigures } from '#domain/simulation/study/figures.ts';
import { edit } from '#generated/routes/client/operation/simulation.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations, simulations, type Operation, type SimulationRecord } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { simulatedOnce, type Simulated } from '../../client/operation/simulation/simulated-once.ts';
import { operationPaper } from '../paper.ts';

/** All that the engine makes of a simulation. */
export interface Computed extends Simulated {
  /** As they were kept when it was validated, else those of the results. */
  readonly figures: StudyFigures;
}

/** A simulation on its way to paper. */
export interface StudyOnPaper {
  readonly operation: Operation;
  readonly simulation: SimulationRecord;
  readonly frame: { readonly paper: Paper; readonly study: PaperStudy };
  /** Null while something that is still to be filled in keeps it from being calculated. */
  readonly computed: Computed | null;
}

/**
 * The simulation that the address names, with its results and the frame of its papers.
 *
 * @throws HttpFailure 404 when it, or its operation, is not there
 */
export async function studyOnPaper(context: ClientContext, query: PaperQuery): Promise<StudyOnPaper> {
  const [simulation] = await context.db
    .select()
    .from(simulations)
    .where(and(eq(simulations.id, parameter(context, 'simulation')), isNull(simulations.deletedAt)))
    .limit(1);
  if (!simulation) throw notFound('simulation');
  const [operation] = await context.db
    .select()
    .from(operations)
    .where(and(eq(operations.id, simulation.operationId), liveOperations()))
    .limit(1);
  if (!operation) throw notFound('simulation');
  const computed = computedOf(context, simulation, operation);
  const { name, scenario, status, validatedAt, engineVersion } = simulation;
  return {
    operation,
    simulation,
    computed,
    frame: {
      paper: {
        ...operationPaper(context, query, operation),
        back: edit({ operation: operation.id, simulation: simulation.id }),
      },
      study: {
        name,
        scenario,
        status,
        validatedOn: validatedAt === null ? null : parisDay(validatedAt),
        keptEngine:
          engineVersion === (computed?.results.engineVersion ?? engineVersion) ? null : engineVersion,
      },
    },
  };
}

function computedOf(
  context: ClientContext,
  simulation: SimulationRecord,
  operation: Operation,
): Computed | null {
  try {
    const { input, results } = simulatedOnce(context, simulation, operation);
    return { input, results, figures: simulation.results ?? studyFigures(results) };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** A figure, or null where the copy keeps it to itself. */
export const unless = <Value>(isHidden: boolean, value: Value): Value | null => (isHidden ? null : value);

/** What a paper shows of the results; null where they, or a law that only it asks for, are not known. */
export function contentFrom<Content>(
  computed: Computed | null,
  make: (known: Computed) => Content,
): Content | null {
  if (computed === null) return null;
  try {
    return make(computed);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
