import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import type { DiskSpace } from '#mocks/services/disk-space.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const path = `/operations/${seedId('operation:T1:OP-2025-001')}`;
let diskSpace: DiskSpace = 'ample';
let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await openTestServer({}, { gauge: { diskSpace: () => diskSpace } });
  server.deps.log.error = () => undefined;
  visitor = server.visitor();
  await visitor.signIn('hugo.lartigue@example.test');
});
afterEach(() => {
  diskSpace = 'ample';
});
afterAll(() => server.close());

const save = () => visitor.visit('POST', `${path}/notes`, { data: { text: 'Une note' }, follows: false });

describe('a disk that is full', () => {
  test.each<[DiskSpace]>([['scarce'], ['none']])(
    '(%s) takes no change, shows pages, and recovers',
    async (left) => {
      diskSpace = left;
      const refused = await save();
      expect(refused.page).toMatchObject({ component: 'Error/Global', props: { status: 507 } });
      expect((await visitor.get(path)).status).toBe(200);
      diskSpace = 'ample';
      expect((await save()).status).toBe(303);
    },
  );

  test('lets people sign in while there is a little room, and nobody when there is none', async () => {
    diskSpace = 'scarce';
    const guest = server.visitor();
    const signedIn = await guest.signIn('hugo.lartigue@example.test', { opensStartPage: true });
    expect(signedIn.page.component).toBe('Client/Dashboard');
    diskSpace = 'none';
    expect((await server.visitor().signIn('hugo.lartigue@example.test')).status).toBe(507);
  });

  test('keeps nothing of a guest who reads, and gives them no cookie that is worth nothing', async () => {
    diskSpace = 'none';
    const guest = server.visitor();
    expect((await guest.get('/connexion')).status).toBe(200);
    expect([...guest.cookies.keys()]).toEqual(['XSRF-TOKEN']);
  });
});
