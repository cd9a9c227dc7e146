import type * as z from 'zod';
import type { Database } from '#mocks/db/database.ts';
import type { Job } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '../dependencies.ts';

/** Lanes run beside each other, so that none holds up another. */
export const jobLanes = ['main', 'mail', 'lookups', 'print'] as const;
export type JobLane = (typeof jobLanes)[number];

/** How many jobs of a lane run at once in one process. */
export interface LanePlaces {
  readonly all: number;
  /** Of these, for jobs of companies: the platform's own find a place beside them. */
  readonly companies: number;
  /** Of these, for one company: what it waits for holds up nobody else. */
  readonly oneCompany: number;
}

const oneAfterTheOther: LanePlaces = { all: 1, companies: 1, oneCompany: 1 };

/** Mails wait for servers that companies name; a silent one takes the time of its own company. */
export const placesOf: Readonly<Record<JobLane, LanePlaces>> = {
  main: oneAfterTheOther,
  mail: { all: 8, companies: 6, oneCompany: 1 },
  lookups: oneAfterTheOther,
  print: oneAfterTheOther,
};

/** What a handler is told about the run it makes. */
export interface JobRun {
  readonly id: string;
  /** null for a job of the platform. */
  readonly tenantId: string | null;
  readonly createdBy: string | null;
  /** 1 at the first attempt. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** Ends with the time that the job has, or with the server: what waits for others should give up then. */
  readonly signal: AbortSignal;
  /** Tells how far the work has come, and that it goes on: the job's lease starts anew. */
  progress(done: number, total: number): Promise<void>;
}

/** One kind of job. Handlers are idempotent: after a crash a job is done again from its start. */
export interface JobDefinition<Payload extends z.ZodType = z.ZodType> {
  readonly kind: string;
  readonly payload: Payload;
  /** Attempts before the job is given up. */
  readonly maxAttempts: number;
  /** Seconds without news after which a running job is taken for lost. */
  readonly leaseS: number;
  /** What waits for a server that is not ours has a lane of its own. */
  readonly lane: JobLane;
  /** Seconds that one run may take; it counts as failed then, and is tried again. */
  readonly limitS: number;
  /** What it gives back is kept in the job as JSON. @throws to be tried again later */
  run(deps: ServerDependencies, payload: z.output<Payload>, run: JobRun): Promise<unknown>;
  /** Puts right what waits for the job when it is given up, in the transaction that says so. */
  onGivenUp?(deps: ServerDependencies, tx: Database, payload: z.output<Payload>, job: Job): Promise<void>;
}

type Optional = 'maxAttempts' | 'leaseS' | 'lane' | 'limitS';

/**
 * Declares a kind of job: of the main lane, with five attempts, a lease of five minutes and a quarter of an hour
 * for a run, unless told otherwise.
 */
export function defineJob<Payload extends z.ZodType>(
  definition: Omit<JobDefinition<Payload>, Optional> & Partial<Pick<JobDefinition<Payload>, Optional>>,
): JobDefinition<Payload> {
  return { maxAttempts: 5, leaseS: 300, lane: 'main', limitS: 900, ...definition };
}

/** Seconds to wait after a failed attempt: half a minute, then four times as long each time, a day at most. */
export const backOffS = (attempt: number): number => Math.min(86_400, 30 * 4 ** Math.max(0, attempt - 1));
