import { and, eq, isNull } from 'drizzle-orm';
import { constructionLotMachine } from '#domain/states/works/construction-lot.ts';
import type { Day } from '#domain/time/day.ts';
import type { ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import { constructionLots, reserves, type ConstructionLot } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { lotFacts } from './facts.ts';
import { turnRecord } from '../steps/turn-record.ts';
import { claimsOfLot } from './rows.ts';

/** Steps that come by themselves, in their order. */
const automaticSteps = ['start', 'complete', 'lift-reserves'] as const;

const kind = { machine: constructionLotMachine, table: constructionLots, entity: 'constructionLot' } as const;

type Deps = Pick<ServerDependencies, 'newId' | 'clock'>;

/** Takes the steps of a works lot that follow from its claims, its reserves or the day; how many those were. */
export async function turnLot(deps: Deps, tx: Database, lotId: string): Promise<number> {
  const isIt = and(eq(constructionLots.id, lotId), isNull(constructionLots.deletedAt));
  const [row] = await tx.select().from(constructionLots).where(isIt).limit(1);
  if (!row) return 0;
  const claims = await claimsOfLot(tx, lotId);
  const noted = await tx.select().from(reserves).where(eq(reserves.constructionLotId, lotId));
  const today = parisDay(deps.clock.businessNow()) as Day;
  const lastClaimOn = claims.at(-1)?.submittedOn ?? null;
  const { steps } = await turnRecord(deps, tx, kind, {
    row,
    steps: automaticSteps,
    today,
    due: (lot, step) => {
      const columns = columnsOf(step, lot, today, lastClaimOn);
      return { facts: { ...lotFacts(lot, claims, noted), ...factsOf(columns) }, columns };
    },
  });
  return steps;
}

type Columns = ColumnsOf<typeof constructionLots>;

function columnsOf(
  step: (typeof automaticSteps)[number],
  lot: ConstructionLot,
  today: string,
  lastClaimOn: string | null,
): Columns {
  if (step === 'start') return { actualStartOn: lot.actualStartOn ?? lot.startOn ?? today };
  if (step === 'complete') return { actualEndOn: lot.actualEndOn ?? lastClaimOn ?? today };
  return { reservesLiftedOn: today };
}

const factsOf = ({ reservesLiftedOn }: Columns): object =>
  reservesLiftedOn === undefined ? {} : { reservesLiftedOn };
