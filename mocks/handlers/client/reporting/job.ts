import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { reportRuns } from '#mocks/db/schema/index.ts';
import { defineJob } from '#mocks/server/jobs/define.ts';
import { writeRun } from './write.ts';

/** Makes the file of a long report. */
export const reportJob = defineJob({
  kind: 'report.run',
  payload: z.object({ runId: z.string(), locale: z.enum(['fr', 'en']) }),
  run: async (deps, { runId, locale }) => {
    await writeRun(deps, runId, locale);
  },
  onGivenUp: async (_deps, tx, { runId }) => {
    await tx.update(reportRuns).set({ status: 'failed' }).where(eq(reportRuns.id, runId));
  },
});
