import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '#contracts/auth/login.ts';
import { storeOperation, updateOperation } from '#contracts/client/operation/payload.ts';
import { operationIndexQuery } from '#contracts/client/operation/index.ts';
import { storeNote } from '#contracts/client/operation/show.ts';
import { preference } from '#contracts/preference.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { contacts, operations } from '#mocks/db/schema/index.ts';
import { createSession, saveSession } from '#mocks/server/session.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { emailOf, personId, personSeeds } from '#mocks/db/seed/people.ts';
import { tenantId, tenantSeeds } from '#mocks/db/seed/tenants.ts';
import type { PersonKey, TenantKey } from '#mocks/db/seed/types.ts';
import { fuzzedRequest, nastyTexts, type FuzzedRequest } from '#tests/support/fuzz.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Random requests, of which half look for the server's own faults and half for words of another company. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 10_000);
/** Longest time for a request, on a machine that does much else, in milliseconds. */
const longestMs = 1000;
const hourMs = 3_600_000;
const timeout = Math.max(600_000, runs * longestMs);

let server: TestServer;
/** Names, places and addresses of the first company, as seeded: nobody outside of it may read them. */
let secrets: string[] = [];
/** What the server wrote down as its own fault. */
const ownFaults: string[] = [];
beforeAll(async () => {
  server = await openTestServer();
  secrets = await wordsOf('T1');
  server.deps.log.error = (message, fields) => {
    ownFaults.push(`${message} ${JSON.stringify(fields?.['stack'] ?? '')}`);
  };
});
afterAll(() => server.close());

/** Signs a person in without the form, so that no limit of attempts stands in the way. */
async function sessionOf(key: PersonKey | null): Promise<{ cookie: string; token: string }> {
  const { deps } = server;
  const seed = personSeeds.find((person) => person.key === key);
  const tenant = seed?.memberships?.[0]?.tenant;
  const session = await createSession(deps, {
    userId: seed ? personId(seed.key) : null,
    tenantId: tenant ? tenantId(tenant) : null,
    area: seed ? (tenant ? 'client' : 'admin') : null,
  });
  await saveSession(deps, session);
  return { cookie: `__Host-ilot=${session.newToken ?? ''}`, token: session.csrfToken };
}

async function send(
  request: FuzzedRequest,
  key: PersonKey | null,
): Promise<{ status: number; text: string }> {
  const { cookie, token } = await sessionOf(key);
  const others = Object.entries(request.cookies).map(([name, value]) => `${name}=${value}`);
  const response = await fetch(testOrigin + request.path, {
    method: request.method,
    redirect: 'manual',
    headers: {
      'x-inertia': 'true',
      'content-type': 'application/json',
      ...request.headers,
      cookie: [cookie, ...others].join('; '),
      'x-xsrf-token': token,
    },
    body: request.body,
  });
  return { status: response.status, text: await response.text() };
}

/** What tells a company apart, except for what the payloads of these tests say themselves. */
async function wordsOf(tenant: TenantKey): Promise<string[]> {
  const { db } = server.deps;
  const id = tenantId(tenant);
  const operationRows = await db.select().from(operations).where(eq(operations.tenantId, id));
  const contactRows = await db.select().from(contacts).where(eq(contacts.tenantId, id));
  const sent = JSON.stringify([storeOperation.example, login.example]);
  return [
    tenantSeeds.find((seed) => seed.id === id)?.name ?? '',
    ...operationRows.flatMap((row) => [row.name, row.addressLine]),
    ...contactRows.map((row) => row.displayName),
    ...personSeeds
      .filter((seed) => seed.memberships?.some((membership) => membership.tenant === tenant))
      .map(emailOf),
  ].filter((word) => word.length > 5 && !sent.includes(word));
}

/** Requests that name records of both companies, with payloads in the name of `manager`. */
async function requestsFor(manager: PersonKey): Promise<fc.Arbitrary<FuzzedRequest>> {
  const rows = await server.deps.db.select({ id: operations.id }).from(operations);
  const operation = { ...storeOperation.example, managerId: personId(manager) };
  return fuzzedRequest(
    [...rows.map((row) => row.id), personId(manager), tenantId('T1'), '01jgfjjz000000000000000000'],
    [
      operation,
      { ...updateOperation.example, ...operation },
      storeNote.example,
      preference.example,
      login.example,
    ],
  );
}

async function expectNoFault(request: FuzzedRequest, key: PersonKey | null): Promise<void> {
  ownFaults.length = 0;
  const { status } = await send(request, key);
  expect(ownFaults).toEqual([]);
  expect(status).toBeLessThan(500);
  expect(status).toBeGreaterThanOrEqual(200);
}

describe('whatever is sent to the server', () => {
  test.each<[string, PersonKey | null]>([
    ['a visitor', null],
    ['the owner of a company', 'hugo.lartigue'],
    ['a collaborator with two operations', 'ines.duprat'],
    ['staff', 'camille.roussel'],
  ])('%s never makes it fail on its side', { timeout }, async (_who, key) => {
    const requests = await requestsFor(key ?? 'hugo.lartigue');
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        await expectNoFault(request, key);
      }),
      { numRuns: Math.ceil(runs / 8) },
    );
  });

  test(
    'every text of a form, every filter and every cookie takes every hurtful text',
    { timeout },
    async () => {
      const example = { ...storeOperation.example, managerId: personId('hugo.lartigue') };
      const failing = new Set<string>();
      const attempt = async (
        what: string,
        request: Partial<FuzzedRequest>,
        key: PersonKey | null = 'hugo.lartigue',
      ): Promise<void> => {
        ownFaults.length = 0;
        const whole = {
          method: 'GET',
          path: '/operations',
          headers: {},
          body: null,
          cookies: {},
          ...request,
        };
        const { status } = await send(whole, key);
        if (status >= 500 || ownFaults.length > 0) failing.add(`${what}: ${status}`);
      };
      for (const [index, text] of nastyTexts.entries()) {
        const sent = encodeURIComponent(text.toWellFormed());
        const label = JSON.stringify(text).slice(0, 20);
        for (const key of Object.keys(operationIndexQuery.shape)) {
          await attempt(`filter ${key} ${label}`, { path: `/operations?${key}=${sent}` });
        }
        await attempt(`commune ${label}`, { path: `/communes?q=${sent}` });
        for (const cookie of ['ilot_souvenir', 'ilot_maintenance', 'ilot_langue', 'ilot_theme']) {
          await attempt(`cookie ${cookie} ${label}`, { cookies: { [cookie]: `${sent}.${sent}` } }, null);
        }
        await attempt(`note ${label}`, {
          method: 'POST',
          path: `/operations/${operationId('T1', 'OP-2025-001')}/notes`,
          body: JSON.stringify({ text: `note ${text}` }),
        });
        for (const [key, value] of Object.entries(example)) {
          const given = Array.isArray(value) ? [text] : text;
          const changed = { ...example, ref: `Z-${index}-${key}`.slice(0, 20), [key]: given };
          await attempt(`${key} ${label}`, { method: 'POST', body: JSON.stringify(changed) });
        }
      }
      expect([...failing]).toEqual([]);
    },
  );

  test('the owner of another company never reads a word of this one', { timeout }, async () => {
    const requests = await requestsFor('karim.belkacem');
    expect(secrets.length).toBeGreaterThan(20);
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const { text } = await send(request, 'karim.belkacem');
        expect(secrets.filter((word) => text.includes(word))).toEqual([]);
      }),
      { numRuns: Math.ceil(runs / 2) },
    );
  });

  test('memory does not grow with what was sent', { timeout }, async () => {
    const requests = await requestsFor('hugo.lartigue');
    const sendMany = () =>
      fc.assert(
        fc.asyncProperty(requests, async (request) => expectNoFault(request, 'hugo.lartigue')),
        { numRuns: Math.ceil(runs / 20) },
      );
    await sendMany();
    const beforeMiB = process.memoryUsage().rss / 2 ** 20;
    await sendMany();
    expect(process.memoryUsage().rss / 2 ** 20 - beforeMiB).toBeLessThan(150);
  });

  test('it still works afterwards', async () => {
    // Thousands of attempts came from this one address: those of the last hour are counted against it.
    server.clock.advance(hourMs);
    const visitor = server.visitor();
    const answer = await visitor.signIn('hugo.lartigue@example.test', { opensStartPage: true });
    expect(answer.page, JSON.stringify(ownFaults)).toMatchObject({ component: 'Client/Dashboard' });
  });
});
