import type * as z from 'zod';
import type { Database } from '#mocks/db/database.ts';
import { jobs } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '../dependencies.ts';
import type { JobDefinition } from './define.ts';

/** Whose work it is: one company's, or expressly the platform's. */
export type JobScope = { readonly tenantId: string } | 'platform';

export interface EnqueueOptions {
  scope: JobScope;
  createdBy?: string | null;
  /** Not before this instant of the system clock; at once unless given. */
  runAt?: Date;
}

/**
 * Leaves work to be done after the request; give the transaction so that it stands or falls with the change.
 *
 * @returns the job's identifier
 */
export async function enqueueJob<Payload extends z.ZodType>(
  deps: ServerDependencies,
  db: Database,
  definition: JobDefinition<Payload>,
  payload: z.input<Payload>,
  { scope, createdBy = null, runAt }: EnqueueOptions,
): Promise<string> {
  const id = deps.newId();
  const now = deps.clock.systemNow();
  await db.insert(jobs).values({
    id,
    kind: definition.kind,
    tenantId: scope === 'platform' ? null : scope.tenantId,
    isPlatform: scope === 'platform',
    payload,
    runAt: runAt ?? now,
    createdBy,
    createdAt: now,
    updatedAt: now,
  });
  deps.jobs.wake();
  return id;
}
