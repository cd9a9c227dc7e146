import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CityscanProps } from '#contracts/client/cityscan.ts';
import { scanId } from '#mocks/db/seed/cityscan/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, { neighbourhood: null });
});
afterAll(() => server.close());

test('without a service the page says so, keeps what is there and asks nobody', async () => {
  const visitor = server.visitor();
  await visitor.signIn('hugo.lartigue@example.test');
  const path = `/analyse-de-quartier?scan=${scanId('T1', 'OP-2025-001')}`;
  const props = (await visitor.get(path)).page.props as unknown as CityscanProps;
  expect(props).toMatchObject({ service: null, scan: { note: 74.1 } });
  const data = { address: 'Libourne', lat: 44.9131, lng: -0.2347, operationId: null };
  const refused = await visitor.visit('POST', '/analyse-de-quartier', { data });
  expect(refused.page.props.errors['base']).toContain('Aucun service');
});
