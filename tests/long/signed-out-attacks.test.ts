import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenedDatabase } from '#mocks/db/database.ts';
import { openPglite } from '#mocks/db/open/pglite.ts';
import { pageHits, pageVisits, sessions } from '#mocks/db/schema/index.ts';
import { treasuryAccountId } from '#mocks/db/seed/ledger/index.ts';
import { testPassword } from '#tests/support/database.ts';
import { explodingWorkbook } from '#tests/support/exploding-workbook.ts';
import { residentMiB } from '#tests/support/program.ts';
import { serve, type Served } from '#tests/support/served.ts';

/** How long each attack is repeated, and how often somebody else asks for the sign-in page meanwhile. */
const attackMs = 20_000;
const askEveryMs = 150;
/** Longest that they may wait. */
const longestMs = 1000;
/** Addresses of the loopback (Linux): of who attacks, and of the person who wants to sign in. */
const attacker = '127.0.0.1';
const person = '127.0.0.2';
const atOnce = 50;
/** Requests a minute of one address, as by default. */
const perMinute = 600;

/** Pages shown in the last two days, as an attack from many addresses would leave them. */
const oldHits = 1_000_000;
const hitsOfOneHour = 100_000;

let served: Served;
let port = 0;
beforeAll(async () => {
  served = await serve({
    env: { REQUESTS_PER_MINUTE: String(perMinute), VALIDATE_ANSWERS: '0' },
    prepare: async (folder) => {
      const database = await openPglite(folder);
      await fillPageHits(database);
      await database.close();
    },
  });
  port = Number(new URL(served.url).port);
}, 600_000);
afterAll(() => served.close());

async function fillPageHits({ db }: OpenedDatabase): Promise<void> {
  const fill = (count: number, ageS: string) =>
    db.execute(
      sql.raw(`
      insert into page_hits
        (at, day, route_name, area, device, referrer_domain, visitor_hash, status, ms, is_impersonated)
      select at, (at at time zone 'Europe/Paris')::date, 'login', 'guest', 'desktop', 'site-' || (i % 1000) || '.fr',
        md5((i % 5000)::text) || md5('x'), 200, i % 700, false
      from (select i, now() - make_interval(secs => ${ageS}) as at from generate_series(1, ${count}) i) hits`),
    );
  await fill(oldHits, 'i % (47 * 3600)');
  await fill(hitsOfOneHour, '3 * 3600 + i % 60');
}

interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

/** Asks from an address of the loopback, on a connection of its own. */
function ask(
  path: string,
  from: string,
  { data, ...options }: RequestOptions & { data?: string | Buffer } = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const asked = request(
      { host: attacker, port, path, localAddress: from, agent: false, ...options },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(data);
  });
}

/** Repeats an attack by many at once until its time is over; counts how often. */
async function repeat(attack: (turn: number) => Promise<unknown>): Promise<number> {
  const endsAt = Date.now() + attackMs;
  let turns = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (Date.now() < endsAt) {
        turns += 1;
        // What becomes of an attacker's connection does not matter.
        await attack(turns).catch(() => undefined);
      }
    }),
  );
  return turns;
}

const figures: object[] = [];

/** Asks for the sign-in page again and again while an attack goes on, and notes how long it took. */
async function expectSignInMeanwhile(name: string, attack: Promise<number>): Promise<void> {
  const times: number[] = [];
  const isOver = { now: false };
  const attacking = attack.finally(() => {
    isOver.now = true;
  });
  while (!isOver.now) {
    const startedAt = performance.now();
    const { status, text } = await ask('/connexion', person);
    times.push(performance.now() - startedAt);
    expect([status, text.includes('Auth/Login')]).toEqual([200, true]);
    await wait(askEveryMs);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const atShare = (share: number): number =>
    Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  figures.push({
    attack: name,
    times: await attacking,
    'pages asked for': sorted.length,
    'median ms': atShare(0.5),
    '95 in 100 ms': atShare(0.95),
    'worst ms': atShare(1),
    'memory MiB': Math.round(residentMiB(served.pid())),
  });
  // The worst is told, not judged: on a machine that does much else it is that of the other programs.
  expect(atShare(0.95)).toBeLessThan(longestMs);
}

/** Headers of a guest whose changes are taken. */
const guestHeaders = async (from: string): Promise<Record<string, string>> =>
  headersOf(await ask('/connexion', from));

/** Headers of a person of the demonstration who has signed in from an address. */
async function sessionOf(email: string, from: string): Promise<Record<string, string>> {
  const signedIn = await ask('/connexion', from, {
    method: 'POST',
    headers: { ...(await guestHeaders(from)), 'content-type': 'application/json' },
    data: JSON.stringify({ email, password: testPassword, remember: false }),
  });
  expect(signedIn.status).toBe(303);
  return headersOf(signedIn);
}

/** A file that somebody signed in sends, and what goes with it. */
interface SentFile {
  readonly path?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly name: string;
  readonly content: Buffer;
}

/** Sends a file, to be read as a list of contacts unless told otherwise. */
function sendFile(
  session: Record<string, string>,
  from: string,
  { path = '/imports/contact/fichier', fields = {}, name, content }: SentFile,
) {
  const boundary = 'limite';
  const part = (head: string): string => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n`;
  const texts = Object.entries(fields).map(([key, value]) => `${part(`name="${key}"`)}\r\n${value}\r\n`);
  const head = `${part(`name="file"; filename="${name}"`)}Content-Type: application/octet-stream\r\n\r\n`;
  return ask(path, from, {
    method: 'POST',
    headers: { ...session, 'content-type': `multipart/form-data; boundary=${boundary}` },
    data: Buffer.concat([
      Buffer.from(texts.join('') + head),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
}

/** 9.6 MB in which no cell ends: the longest to read of what may be sent. */
const oddQuotes = Buffer.from(`Nom;Note\n${'a"b;'.repeat(2_400_000)}`);
const fileStatuses = [303, 413, 422, 429, 503];

/** The cookies of an answer with the token that goes with them. */
function headersOf({ headers }: Answer): Record<string, string> {
  const cookie = [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookie, 'x-xsrf-token': decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '') };
}

async function open(from: string): Promise<Socket> {
  const socket = connect({ port, host: attacker, localAddress: from });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

describe('somebody signed out who attacks, while a person signs in', () => {
  test('by making sums out of a million pages shown', async () => {
    // The sums are due at the start.
    await expectSignInMeanwhile(
      'sums of 1,100,000 hits',
      wait(2 * attackMs).then(() => oldHits + hitsOfOneHour),
    );
  });

  test('by upgrades that cannot be read, and connections reset after one', async () => {
    const messages = [
      'GET //[ HTTP/1.1\r\nHost: a',
      'GET /x HTTP/1.1\r\nHost: a',
      'GET /app/ilot HTTP/1.1\r\nHost: a:b@c',
    ];
    const attack = repeat(async (turn) => {
      const socket = await open(attacker);
      socket.write(
        `${messages[turn % messages.length]}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      );
      if (turn % 2 === 0) await once(socket, 'readable');
      socket.resetAndDestroy();
    });
    await expectSignInMeanwhile('broken upgrades', attack);
  });

  test('by hundreds of bodies that never end', async () => {
    const headers = await guestHeaders(attacker);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const head = `POST /connexion HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n${lines.join('\r\n')}\r\n`;
    const stalled: Socket[] = [];
    const stall = async (): Promise<void> => {
      const socket = await open(attacker);
      socket.write(`${head}Content-Length: 1000\r\n\r\n{`);
      stalled.push(socket);
      await wait(askEveryMs);
    };
    await expectSignInMeanwhile('bodies that never end', repeat(stall));
    expect((await ask('/readyz', person)).status).toBe(200);
    // The attacker's neighbour, behind the same router, gets through as well.
    const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, data: '{}' };
    expect([303, 429]).toContain((await ask('/connexion', attacker, sent)).status);
    expect((await ask('/connexion', person, sent)).status).toBe(303);
    for (const socket of stalled) socket.resetAndDestroy();
  });

  test('by forms and addresses of as many fields as fit, from many addresses', async () => {
    const fields = 'a[]&'.repeat(25_000);
    const boundary = 'x';
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="a[]"\r\n\r\n\r\n`;
    const bodies = [
      ['application/x-www-form-urlencoded', fields],
      [`multipart/form-data; boundary=${boundary}`, `${part.repeat(2000)}--${boundary}--\r\n`],
    ] as const;
    const statuses = new Set<number>();
    const attack = repeat(async (turn) => {
      const from = `127.0.1.${1 + (turn % 250)}`;
      if (turn % 3 === 2) {
        statuses.add((await ask(`/connexion?${fields.slice(0, 8000)}`, from)).status);
        return;
      }
      const [type, data] = bodies[turn % 3 === 0 ? 0 : 1];
      const headers = { ...(await guestHeaders(from)), 'content-type': type };
      statuses.add((await ask('/connexion', from, { method: 'POST', headers, data })).status);
    });
    await expectSignInMeanwhile('forms of 100 kB, all fields', attack);
    expect([...statuses].filter((status) => ![422, 429, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(422);
  });

  test('by workbooks and tables that explode, from an account that anybody can open', async () => {
    const session = await sessionOf('karim.belkacem@example.test', '127.0.2.251');
    const files = [
      ['bombe.xlsx', Buffer.from(explodingWorkbook())],
      ['guillemets.csv', oddQuotes],
    ] as const;
    const statuses = new Map<number, number>();
    // One table on its way at a time, among dozens of workbooks.
    let tables = 0;
    const attack = repeat(async (turn) => {
      const isTable = tables === 0;
      const [name, content] = files[isTable ? 1 : 0];
      if (isTable) tables += 1;
      const { status } = await sendFile(session, `127.0.2.${1 + (turn % 250)}`, { name, content });
      if (isTable) tables -= 1;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    await expectSignInMeanwhile('workbooks and tables that explode', attack);
    expect(statuses.get(303) ?? 0).toBeGreaterThan(0);
    expect([...statuses.keys()].filter((status) => !fileStatuses.includes(status))).toEqual([]);
  });

  test('by twelve files of ten megabytes at once, again and again, from one account', async () => {
    const account = '127.0.3.1';
    const session = await sessionOf('hugo.lartigue@example.test', account);
    const answers: Answer[] = [];
    const endsAt = Date.now() + attackMs;
    const burst = () =>
      Promise.all(
        Array.from({ length: 12 }, () =>
          sendFile(session, account, { name: 'guillemets.csv', content: oddQuotes }),
        ),
      );
    const attack = async (): Promise<number> => {
      while (Date.now() < endsAt) answers.push(...(await burst()));
      return answers.length;
    };
    await expectSignInMeanwhile('twelve files of 9.6 MB at once', attack());
    expect(answers.filter(({ status }) => !fileStatuses.includes(status))).toEqual([]);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter(({ headers }) => headers['retry-after'] === undefined)).toEqual([]);
  });

  test('by statements of a bank in which no cell ends, from one account', async () => {
    const session = await sessionOf('hugo.lartigue@example.test', '127.0.5.251');
    const statement: SentFile = {
      path: '/mouvements/import',
      fields: { accountId: treasuryAccountId('T1', 'courant') },
      name: 'releve.csv',
      content: Buffer.from(`Date;Libellé;Montant\n${'a"b;'.repeat(1_200_000)}`),
    };
    const statuses = new Set<number>();
    const attack = repeat(async (turn) => {
      statuses.add((await sendFile(session, `127.0.5.${1 + (turn % 250)}`, statement)).status);
    });
    await expectSignInMeanwhile('statements of 5 MB', attack);
    expect([...statuses].filter((status) => !fileStatuses.includes(status))).toEqual([]);
    expect(statuses).toContain(303);
  });

  test('by passwords tried one after the other, from many addresses', async () => {
    const statuses = new Set<number>();
    const attack = repeat(async (turn) => {
      const from = `127.0.6.${1 + (turn % 250)}`;
      const headers = { ...(await guestHeaders(from)), 'content-type': 'application/json' };
      const data = JSON.stringify({
        email: `personne-${turn}@example.test`,
        password: 'mauvais mot de passe',
        remember: false,
      });
      statuses.add((await ask('/connexion', from, { method: 'POST', headers, data })).status);
    });
    await expectSignInMeanwhile('passwords tried', attack);
    expect([...statuses].filter((status) => ![303, 429, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(303);
  });

  test('by asking without end', async () => {
    const paths = ['/connexion', '/operations', '/nulle-part', '/', '/inscription'];
    const statuses = new Map<number, number>();
    const attack = repeat(async (turn) => {
      const { status } = await ask(paths[turn % paths.length] ?? '/', attacker);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    await expectSignInMeanwhile('asking without end', attack);
    expect(statuses.get(429)).toBeGreaterThan(perMinute);
  });

  test('and nothing was uncaught, nothing failed on our side, and what was refused is not in the database', async () => {
    console.table(figures);
    const lines = readFileSync(join(served.varDir, 'ilot.log'), 'utf8').trim().split('\n');
    const errors = lines
      .map((line) => JSON.parse(line) as { level: number })
      .filter(({ level }) => level >= 50);
    expect(errors).toEqual([]);
    expect(await served.stop()).toBe(0);
    const database = await openPglite(join(served.varDir, 'database'));
    const { db } = database;
    const [summed] = await db.select({ hits: sql<number>`sum(visits)::int` }).from(pageVisits);
    expect(summed?.hits).toBeGreaterThanOrEqual(oldHits);
    // Each address may leave what it asked for within its limit, a few times over.
    expect(await db.$count(pageHits)).toBeLessThan(oldHits + hitsOfOneHour + 20 * perMinute);
    expect(await db.$count(sessions)).toBeLessThan(10 * perMinute);
    await database.close();
  });
});
