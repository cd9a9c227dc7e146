import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompanyAnswer } from '#contracts/company.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { CompanyDirectoryError } from '#mocks/services/companies/directory.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let viewer: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  viewer = server.visitor();
  await viewer.signIn('lea.pons@example.test');
});
afterAll(() => server.close());

const ask = (query: string, visitor?: Visitor): Promise<Response> =>
  fetch(new URL(`/entreprises?q=${encodeURIComponent(query)}`, testOrigin), {
    redirect: 'manual',
    headers: {
      accept: 'application/json',
      ...(visitor && { cookie: [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; ') }),
    },
  });
const found = async (query: string): Promise<CompanyAnswer> =>
  (await (await ask(query, viewer)).json()) as CompanyAnswer;

test('companies are found by whoever is signed in, with the number that taxes are declared by', async () => {
  const { source, items } = await found('000 100 503');
  expect(source).toBe('demonstration');
  expect(items).toMatchObject([
    { siren: '000100503', vatNumber: 'FR45000100503', legalForm: 'SARL', city: 'Libourne' },
  ]);
  expect((await ask('ferrand')).status).not.toBe(200);
});

test('a register that does not answer is told as such, and none as none', async () => {
  const { companies } = server.deps;
  try {
    server.deps.companies = {
      isDemonstration: false,
      search: () => Promise.reject(new CompanyDirectoryError('down')),
    };
    expect((await ask('ferrand', viewer)).status).toBe(503);
    expect(await found('fe')).toEqual({ source: 'register', items: [] });
    server.deps.companies = null;
    expect(await found('ferrand')).toEqual({ source: 'none', items: [] });
  } finally {
    server.deps.companies = companies;
  }
});
