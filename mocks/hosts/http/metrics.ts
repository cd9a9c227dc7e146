import { count, eq, inArray, min, ne, sql } from 'drizzle-orm';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenedDatabase } from '#mocks/db/database.ts';
import { rowsOf } from '#mocks/db/dump/tables.ts';
import { jobs, outgoingMails } from '#mocks/db/schema/index.ts';
import type { JobEnd } from '#mocks/server/jobs/run-due.ts';
import type { Clock } from '#mocks/services/clock.ts';
import type { Gate } from './gate.ts';
import { within } from './probes.ts';
import type { Served } from './request-log.ts';

/** Longest time to wait for the database before it counts as absent. */
const patienceMs = 2_000;
/** Seconds; a page takes a few milliseconds, an answer is given up after thirty seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts what happens in this process, for whoever watches over it. */
export interface Metrics {
  served(served: Pick<Served, 'method' | 'status' | 'ms' | 'facts'>): void;
  /** A request that the gate sent away, or that did not end in time. */
  refused(reason: 'busy' | 'late'): void;
  watchGate(gate: Pick<Gate, 'running'>, places: number): void;
  jobEnded(end: JobEnd): void;
  /** Everything in Prometheus' text format; the database is asked for its part. */
  text(): Promise<string>;
  contentType: string;
}

export interface MetricsSources {
  database: Pick<OpenedDatabase, 'db' | 'connections'>;
  clock: Pick<Clock, 'systemNow'>;
  /** Bytes that may still be written on the disk of the data; NaN where there is none. */
  freeBytes: () => number;
  /** Memory, processor time and turns of the event loop of the process, watched until it ends. */
  hasProcess?: boolean;
}

export function createMetrics(sources: MetricsSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (sources.hasProcess) collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'ilot_http_requests_total',
    help: 'Requests answered, by name of the route.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const latency = new Histogram({
    name: 'ilot_http_request_duration_seconds',
    help: 'Time until the answer was ready, by name of the route.',
    labelNames: ['route'],
    buckets,
    registers,
  });
  const refusals = new Counter({
    name: 'ilot_gate_refused_total',
    help: 'Requests sent away because too many were under way (busy), or given up (late).',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of ['busy', 'late']) refusals.inc({ reason }, 0);
  const runs = new Counter({
    name: 'ilot_job_runs_total',
    help: 'Runs of background jobs, by kind and by how they ended.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const runTime = new Histogram({
    name: 'ilot_job_duration_seconds',
    help: 'Time that runs of background jobs took, by kind.',
    labelNames: ['kind'],
    buckets: [...buckets, 60, 300, 900],
    registers,
  });
  const refreshStored = storedFigures(registry, sources);
  return {
    contentType: registry.contentType,
    served: ({ method, status, ms, facts: { route } }) => {
      requests.inc({ route, method, status });
      latency.observe({ route }, ms / 1000);
    },
    refused: (reason) => refusals.inc({ reason }),
    watchGate: (gate, places) => {
      watch(registry, 'ilot_gate_running', 'Requests under way.', () => gate.running());
      watch(registry, 'ilot_gate_places', 'Requests that may be under way at once.', () => places);
    },
    jobEnded: ({ kind, outcome, ms }) => {
      runs.inc({ kind, outcome });
      runTime.observe({ kind }, ms / 1000);
    },
    text: async () => {
      await refreshStored();
      return registry.metrics();
    },
  };
}

/** A figure that is looked up each time it is asked for. */
function watch(registry: Registry, name: string, help: string, read: () => number): void {
  const figure = new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(read());
    },
  });
  registry.registerMetric(figure);
}

/** What the database knows: its own state, the queue of jobs, the mails. Absent while it does not answer. */
function storedFigures(
  registry: Registry,
  { database, clock, freeBytes }: MetricsSources,
): () => Promise<void> {
  const registers = [registry];
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const up = gauge('ilot_database_up', '1 while the database answers.');
  const ping = gauge('ilot_database_ping_seconds', 'Time that the database took for the smallest question.');
  const size = gauge('ilot_database_size_bytes', 'Size of the database.');
  const queue = gauge('ilot_queue_jobs', 'Background jobs that are not done, by kind and status.', [
    'kind',
    'status',
  ]);
  const waited = gauge(
    'ilot_queue_wait_seconds',
    'How long the job that is due has waited that waits longest.',
  );
  const mails = gauge('ilot_mails', 'Mails that have not left, by status.', ['status']);
  watch(registry, 'ilot_disk_free_bytes', 'Room left on the disk of the data.', freeBytes);
  const { db, connections } = database;
  if (connections) {
    for (const state of ['total', 'idle', 'waiting'] as const) {
      const help = `Connections to the database server: ${state}.`;
      watch(registry, `ilot_database_connections_${state}`, help, () => connections()[state]);
    }
  }

  const ask = async (): Promise<void> => {
    const startedAt = performance.now();
    await db.execute(sql`select 1`);
    ping.set((performance.now() - startedAt) / 1000);
    const [facts] = await rowsOf<{ bytes: string | number }>(
      db,
      sql`select pg_database_size(current_database()) as bytes`,
    );
    size.set(Number(facts?.bytes ?? 0));
    const waiting = await db
      .select({ kind: jobs.kind, status: jobs.status, jobs: count() })
      .from(jobs)
      .where(inArray(jobs.status, ['queued', 'running', 'failed']))
      .groupBy(jobs.kind, jobs.status);
    queue.reset();
    for (const { kind, status, jobs: jobsCount } of waiting) queue.set({ kind, status }, jobsCount);
    const [oldest] = await db
      .select({ runAt: min(jobs.runAt) })
      .from(jobs)
      .where(eq(jobs.status, 'queued'));
    const sinceMs = oldest?.runAt ? clock.systemNow().getTime() - oldest.runAt.getTime() : 0;
    waited.set(Math.max(0, sinceMs) / 1000);
    const unsent = await db
      .select({ status: outgoingMails.status, mails: count() })
      .from(outgoingMails)
      .where(ne(outgoingMails.status, 'sent'))
      .groupBy(outgoingMails.status);
    for (const status of ['queued', 'failed'] as const) {
      mails.set({ status }, unsent.find((row) => row.status === status)?.mails ?? 0);
    }
  };

  let asking: Promise<void> | null = null;
  return async () => {
    // Several who ask at once are told the same.
    asking ??= ask().finally(() => {
      asking = null;
    });
    try {
      await within(patienceMs, asking);
      up.set(1);
    } catch {
      up.set(0);
      // A figure of before would look like one of now.
      for (const figure of [ping, size, waited]) figure.remove();
      for (const figure of [queue, mails]) figure.reset();
    }
  };
}
