import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { handlers } from '#mocks/handlers/index.ts';
import { nodeLogger } from '#mocks/services/log-node.ts';
import { openHosted, type Hosted } from '#tests/support/hosted.ts';

const secret = 'correct-horse-battery-staple';
const folder = mkdtempSync(join(tmpdir(), 'ilot-secrets-'));
const file = join(folder, 'ilot.log');

let hosted: Hosted;
beforeAll(async () => {
  hosted = await openHosted(
    { trustedProxies: 1 },
    {
      log: nodeLogger({ file, level: 'debug' }),
      handlers: {
        ...handlers,
        // A statement that fails with a secret among its parameters.
        health: {
          ...handlers.health,
          handle: async ({ unscoped }) => {
            await unscoped.execute(sql`select ${secret}::integer from nowhere`);
            return { kind: 'raw', response: new Response('') };
          },
        },
      },
    },
  );
});
afterAll(async () => {
  await hosted.close();
  rmSync(folder, { recursive: true });
});

test('a secret sent in any place of any request never reaches the log', async () => {
  const form = JSON.stringify({ email: `${secret}@example.test`, password: secret, token: secret });
  const headers = {
    cookie: `ilot=${secret}; ilot_souvenir=${secret}.${secret}; ilot_maintenance=${secret}; XSRF-TOKEN=${secret}`,
    authorization: `Bearer ${secret}`,
    'x-xsrf-token': secret,
    'user-agent': secret,
    referer: `http://${secret}.test/?token=${secret}`,
    origin: `http://${secret}.test`,
    'x-forwarded-for': secret,
    'x-forwarded-host': `${secret}.test`,
  };
  const paths = [
    '/connexion',
    '/sante',
    `/${secret}`,
    `/operations/${secret}?token=${secret}`,
    `/?acces=${secret}&_method=${secret}&signature=${secret}&expires=9999999999&as=${secret}`,
    `/build/${secret}`,
    `/export/operations/${secret}/couverture?signature=${secret}`,
  ];
  const statuses = new Set<number>();
  for (const path of paths) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'TRACE']) {
      for (const type of ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
        const hasBody = method !== 'GET' && method !== 'TRACE';
        const answer = await hosted.ask(path, {
          method,
          headers: {
            ...headers,
            'content-type': type,
            ...(type.startsWith('multipart') && { 'x-inertia': secret, 'x-inertia-version': secret }),
          },
          ...(hasBody && { data: form }),
        });
        statuses.add(answer.status);
      }
    }
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 303, 404, 405, 419, 500]));
  const log = readFileSync(file, 'utf8');
  expect(log.split('\n').length).toBeGreaterThan(paths.length * 15);
  expect(log).toContain('Failed query');
  expect(log.split('\n').filter((line) => line.includes(secret))).toEqual([]);
});
