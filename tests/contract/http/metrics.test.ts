import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenedDatabase } from '#mocks/db/database.ts';
import { jobs, mailEvents, outgoingMails } from '#mocks/db/schema/index.ts';
import { createMetrics, type Metrics } from '#mocks/hosts/http/metrics.ts';
import { metricsEndpoint, type MetricsAccess } from '#mocks/hosts/http/metrics-endpoint.ts';
import { frozenClock } from '#mocks/services/clock.ts';
import { openTestDatabase, testNow } from '#tests/support/database.ts';
import { openHosted, type Hosted } from '#tests/support/hosted.ts';

const clock = frozenClock(testNow);
const here: MetricsAccess = { metricsToken: null, isBehindTls: false, trustedProxies: 0, publicHosts: [] };

let database: OpenedDatabase;
let metrics: Metrics;
let hosted: Hosted;
beforeAll(async () => {
  database = await openTestDatabase();
  metrics = createMetrics({ database, clock, freeBytes: () => 123_456, hasProcess: true });
  hosted = await openHosted(
    { metrics, endpoints: [metricsEndpoint(metrics, here)], limits: { maxRequests: 7 } },
    { db: database.db },
  );
});
afterAll(async () => {
  await hosted.close();
  await database.close();
});

async function figures(): Promise<string[]> {
  const answer = await hosted.ask('/metrics');
  expect([answer.status, answer.headers['content-type']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return answer.body.toString().split('\n');
}

describe('/metrics', () => {
  test('counts requests by name of the route and status, never by address, and how long they took', async () => {
    await hosted.ask('/connexion?email=lea@example.test');
    await hosted.ask('/connexion');
    await hosted.ask('/a-page-that-is-not-there');
    const lines = await figures();
    expect(lines).toContain('ilot_http_requests_total{route="login",method="GET",status="200"} 2');
    expect(lines).toContain('ilot_http_request_duration_seconds_count{route="login"} 2');
    expect(lines.filter((line) => /lea@|that-is-not-there|connexion/.test(line))).toEqual([]);
    expect(lines.filter((line) => /requests_total\{.*status="404"/.test(line))).toHaveLength(1);
  });

  test('tells the places of the gate, those taken, and who was sent away', async () => {
    metrics.refused('busy');
    const lines = await figures();
    expect(lines).toEqual(
      expect.arrayContaining([
        'ilot_gate_places 7',
        'ilot_gate_running 0',
        'ilot_gate_refused_total{reason="busy"} 1',
        'ilot_gate_refused_total{reason="late"} 0',
      ]),
    );
  });

  test('tells what waits and what failed: jobs by kind, mails, and the runs of jobs', async () => {
    const instant = (agoS: number): Date => new Date(testNow.getTime() - agoS * 1000);
    const job = { payload: {}, isPlatform: true, createdAt: testNow, updatedAt: testNow };
    await database.db.insert(jobs).values([
      { ...job, id: 'j1', kind: 'mail.deliver', runAt: instant(90) },
      { ...job, id: 'j2', kind: 'mail.deliver', runAt: instant(-30) },
      { ...job, id: 'j3', kind: 'import', status: 'failed' as const, runAt: instant(900) },
    ]);
    const mail = {
      kind: 'password.reset',
      locale: 'fr' as const,
      toAddress: 'lea@example.test',
      fromAddress: 'no-reply@example.test',
      fromName: 'Îlot',
      subject: '',
      html: '',
      text: '',
      createdAt: testNow,
    };
    await database.db.delete(mailEvents);
    await database.db.delete(outgoingMails);
    await database.db.insert(outgoingMails).values([
      { ...mail, id: 'm1' },
      { ...mail, id: 'm2', status: 'failed' },
      { ...mail, id: 'm3', status: 'sent' },
    ]);
    metrics.jobEnded({ kind: 'mail.deliver', outcome: 'retried', ms: 1500 });
    expect(await figures()).toEqual(
      expect.arrayContaining([
        'ilot_queue_jobs{kind="mail.deliver",status="queued"} 2',
        'ilot_queue_jobs{kind="import",status="failed"} 1',
        'ilot_queue_wait_seconds 90',
        'ilot_mails{status="queued"} 1',
        'ilot_mails{status="failed"} 1',
        'ilot_job_runs_total{kind="mail.deliver",outcome="retried"} 1',
        'ilot_job_duration_seconds_sum{kind="mail.deliver"} 1.5',
      ]),
    );
  });

  test('tells the state of database, disk and memory', async () => {
    const lines = await figures();
    expect(lines).toEqual(expect.arrayContaining(['ilot_database_up 1', 'ilot_disk_free_bytes 123456']));
    for (const name of [
      'ilot_database_size_bytes',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_seconds',
    ]) {
      expect(Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1])).toBeGreaterThan(0);
    }
  });

  test('goes on, and says that the database is down without figures of before, while it does not answer', async () => {
    const broken = createMetrics({
      database: { db: new Proxy(database.db, { get: () => () => Promise.reject(new Error('gone')) }) },
      clock,
      freeBytes: () => 0,
    });
    const text = await broken.text();
    expect(text).toContain('\nilot_database_up 0\n');
    expect(text).not.toMatch(/^ilot_(queue|mails|database_size)\S* \d/m);
  });
});

describe('who may read /metrics', () => {
  const statusOf = async (
    access: MetricsAccess,
    headers: Record<string, string> = {},
    remote = '127.0.0.1',
  ) => {
    const request = new Request('http://localhost:8000/metrics', { headers });
    return (await metricsEndpoint(metrics, access)(request, remote))?.response.status ?? null;
  };
  const token = { ...here, metricsToken: 'a-token-for-tests' };

  test.each<[string, MetricsAccess, Record<string, string>, string, number | null]>([
    ['a program of this computer', here, {}, '127.0.0.1', 200],
    ['one over IPv6', here, {}, '::1', 200],
    ['one over IPv4 in IPv6', here, {}, '::ffff:127.0.0.1', 200],
    ['another computer', here, {}, '192.0.2.7', null],
    ['somebody behind a proxy on this computer', here, { 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1', null],
    [
      'anybody without token where a proxy is declared',
      { ...here, trustedProxies: 1 },
      {},
      '127.0.0.1',
      null,
    ],
    [
      'who has the token, from anywhere',
      token,
      { authorization: 'Bearer a-token-for-tests' },
      '192.0.2.7',
      200,
    ],
    ['who has another token', token, { authorization: 'Bearer a-token-for-testz' }, '127.0.0.1', 401],
    ['who has none where there is one', token, {}, '127.0.0.1', 401],
  ])('%s', async (_who, access, headers, remote, status) => {
    expect(await statusOf(access, headers, remote)).toBe(status);
  });

  test('a name of elsewhere that leads to this computer finds nothing', async () => {
    const request = new Request('http://attacker.example:8000/metrics');
    expect(await metricsEndpoint(metrics, here)(request, '127.0.0.1')).toBeNull();
  });
});
