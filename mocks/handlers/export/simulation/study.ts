import { and, eq, isNull } from 'drizzle-orm';
import type { Paper, PaperQuery } from '#contracts/export/paper.ts';
import type { PaperStudy } from '#contracts/export/simulation/study.ts';
import { DomainError } from '#domain/domain-error.ts';
import type { Text } from '#domain/explain/calculation.ts';
import { unknownLawText } from '#domain/refusal.ts';
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
  readonly frame: { readonly paper: Paper; readonly study: Omit<PaperStudy, 'refusal'> };
  readonly computed: Known<Computed>;
}

/** Null while something that is still to be filled in, or a law that is not known, keeps it from being calculated. */
interface Known<Value> {
  readonly value: Value | null;
  /** Which figure of law is not known, where that is what keeps it. */
  readonly refusal: Text | null;
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
  const computed = known(() => computedOf(context, simulation, operation));
  const { name, scenario, status, validatedAt, engineVersion } = simulation;
  return {
    operation,
    simulation,
    computed,
    frame: {
      paper: {
        ...(await operationPaper(context, query, operation)),
        back: edit({ operation: operation.id, simulation: simulation.id }),
      },
      study: {
        name,
        scenario,
        status,
        validatedOn: validatedAt === null ? null : parisDay(validatedAt),
        keptEngine:
          engineVersion === (computed.value?.results.engineVersion ?? engineVersion) ? null : engineVersion,
      },
    },
  };
}

function computedOf(context: ClientContext, simulation: SimulationRecord, operation: Operation): Computed {
  const { input, results } = simulatedOnce(context, simulation, operation);
  return { input, results, figures: simulation.results ?? studyFigures(results) };
}

function known<Value>(make: () => Value): Known<Value> {
  try {
    return { value: make(), refusal: null };
  } catch (error) {
    if (error instanceof DomainError) return { value: null, refusal: unknownLawText(error) };
    throw error;
  }
}

/** A figure, or null where the copy keeps it to itself. */
export const unless = <Value>(isHidden: boolean, value: Value): Value | null => (isHidden ? null : value);

/** A paper with what it shows of the results; with the reason where a law, be it one that only it asks for, is unknown. */
export function studyPaper<Content>(
  { locale }: Pick<ClientContext, 'locale'>,
  { frame, computed }: StudyOnPaper,
  make: (results: Computed) => Content,
) {
  const results = computed.value;
  const { value: content, refusal } =
    results === null ? { value: null, refusal: computed.refusal } : known(() => make(results));
  const study: PaperStudy = { ...frame.study, refusal: refusal?.[locale] ?? null };
  return { paper: frame.paper, study, content };
}
