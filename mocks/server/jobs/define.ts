import type * as z from 'zod';
import type { Database } from '#mocks/db/database.ts';
import type { Job } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '../dependencies.ts';

/** What a handler is told about the run it makes. */
export interface JobRun {
  readonly id: string;
  /** null for a job of the platform. */
  readonly tenantId: string | null;
  readonly createdBy: string | null;
  /** 1 at the first attempt. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
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
  /** What it gives back is kept in the job as JSON. @throws to be tried again later */
  run(deps: ServerDependencies, payload: z.output<Payload>, run: JobRun): Promise<unknown>;
  /** Puts right what waits for the job when it is given up, in the transaction that says so. */
  onGivenUp?(deps: ServerDependencies, tx: Database, payload: z.output<Payload>, job: Job): Promise<void>;
}

/** Declares a kind of job: five attempts and a lease of five minutes unless told otherwise. */
export function defineJob<Payload extends z.ZodType>(
  definition: Omit<JobDefinition<Payload>, 'maxAttempts' | 'leaseS'> &
    Partial<Pick<JobDefinition<Payload>, 'maxAttempts' | 'leaseS'>>,
): JobDefinition<Payload> {
  return { maxAttempts: 5, leaseS: 300, ...definition };
}

/** Seconds to wait after a failed attempt: half a minute, then four times as long each time, a day at most. */
export const backOffS = (attempt: number): number => Math.min(86_400, 30 * 4 ** Math.max(0, attempt - 1));
