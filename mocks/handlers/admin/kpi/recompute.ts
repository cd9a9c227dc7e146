import { and, desc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import type { KpiExplorerProps } from '#contracts/admin/kpi/dashboard.ts';
import { recomputeKpis } from '#contracts/admin/kpi/payload.ts';
import { day } from '#contracts/fields.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { RealtimeEventName, RealtimePayload } from '#contracts/realtime/events.ts';
import { baseKpis, type BaseKpiKey } from '#domain/audience/explorer/keys.ts';
import { stepsOf } from '#domain/audience/explorer/steps.ts';
import type { KpiDays } from '#domain/audience/kpi-period.ts';
import { addToDay, day as dayOf } from '#domain/time/day.ts';
import * as kpiMessages from '#messages/admin/kpi.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { computeFacts, factClock, firstKeptDay, forgetFacts } from '#mocks/db/queries/kpi-facts/compute.ts';
import { jobs } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast, type QueuedEvent } from '#mocks/server/broadcast.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { adminAction, redirect } from '#mocks/server/handler.ts';
import { defineJob, type JobRun } from '#mocks/server/jobs/define.ts';
import { enqueueJob } from '#mocks/server/jobs/enqueue.ts';
import { yieldToEventLoop } from '#mocks/server/yield-to-event-loop.ts';
import { publishEvents } from '#mocks/server/publish-outbox.ts';

/** Days that the night looks at again: what came in late belongs to one of them. */
const nightlyDays = 7;
const baseKeys = Object.keys(baseKpis) as BaseKpiKey[];
const kind = 'kpi.recompute';
const payload = z.object({ from: day, to: day });

/** Computes all figures of some days anew, a month at a time; doing it again changes nothing. */
export const recomputeJob = defineJob({
  kind,
  payload,
  maxAttempts: 3,
  run: (deps, { from, to }, run) => recompute(deps, { from: dayOf(from), to: dayOf(to) }, run),
  onGivenUp: async (deps, _tx, { from, to }) => {
    await publish(deps, 'kpi.recomputed', { from, to });
  },
});

async function recompute(
  deps: ServerDependencies,
  days: KpiDays,
  { progress, signal }: Pick<JobRun, 'progress' | 'signal'>,
): Promise<void> {
  const parts = stepsOf(days, 'month');
  for (const [index, part] of parts.entries()) {
    signal.throwIfAborted();
    await computeFacts(deps.db, baseKeys, part, factClock(deps.clock));
    await progress(index + 1, parts.length);
    if (index + 1 < parts.length)
      await publish(deps, 'kpi.recomputing', { done: index + 1, total: parts.length });
    await yieldToEventLoop();
  }
  await publish(deps, 'kpi.recomputed', { from: days.from, to: days.to });
}

/** The figures of the last days, every night: those of the day that is over, and what came in late. */
export async function computeKpis(deps: ServerDependencies): Promise<void> {
  const clock = factClock(deps.clock);
  const days = { from: addToDay(clock.today, { days: -nightlyDays }), to: clock.today };
  await computeFacts(deps.db, baseKeys, days, clock);
  await forgetFacts(deps.db, clock);
  await publish(deps, 'kpi.recomputed', days);
}

async function publish<Name extends RealtimeEventName>(
  deps: ServerDependencies,
  name: Name,
  data: RealtimePayload<Name>,
): Promise<void> {
  const outbox: QueuedEvent[] = [];
  broadcast({ outbox }, [channels.admin()], name, data);
  await publishEvents(deps, outbox);
}

/** What is being computed anew, and how far it has come; null when nothing is. */
export async function readRecompute(db: Database): Promise<KpiExplorerProps['recompute']> {
  const [job] = await db
    .select({ payload: jobs.payload, progress: jobs.progress })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), inArray(jobs.status, ['queued', 'running'])))
    .orderBy(desc(jobs.createdAt))
    .limit(1);
  if (job === undefined) return null;
  const days = payload.parse(job.payload);
  const total = stepsOf({ from: dayOf(days.from), to: dayOf(days.to) }, 'month').length;
  return { ...days, done: job.progress?.done ?? 0, total: job.progress?.total ?? total };
}

/** Leaves figures of some days to be computed anew. */
export const recomputeHandler = adminAction(recomputeKpis, async (context, days) => {
  const { actor, db, deps, locale } = context;
  const texts = messagesFor(locale, kpiMessages).recompute;
  const clock = factClock(deps.clock);
  if (days.from < firstKeptDay(clock)) throw new ValidationFailure({ from: texts.tooOld });
  if (days.to > clock.today) throw new ValidationFailure({ to: texts.future });
  if ((await readRecompute(db)) !== null) throw new ValidationFailure({ base: texts.running });
  await db.transaction(async (tx) => {
    const id = await enqueueJob(deps, tx, recomputeJob, days, {
      scope: 'platform',
      createdBy: actor.user.id,
    });
    await audit(context, tx, 'kpi.recompute', { type: 'job', id, label: `${days.from} – ${days.to}` });
  });
  return redirect(backAddress(context), { type: 'info', text: texts.started });
});
