import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import type { Room } from '#mocks/services/room.ts';
import { openTestStandIn, type TestStandIn } from '#tests/support/stand-in.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const path = `/operations/${seedId('operation:T1:OP-2025-001')}`;
let room: Room = 'ample';
let standIn: TestStandIn;
let visitor: Visitor;
beforeAll(async () => {
  standIn = await openTestStandIn({}, { gauge: { room: () => room } });
  standIn.deps.log.error = () => undefined;
  visitor = standIn.visitor();
  await visitor.signIn('hugo.lartigue@example.test');
});
afterEach(() => {
  room = 'ample';
});
afterAll(() => standIn.close());

const save = () => visitor.visit('POST', `${path}/notes`, { data: { text: 'Une note' }, follows: false });

describe('a disk that is full', () => {
  test.each<[Room]>([['scarce'], ['none']])(
    '(%s) takes no change, shows pages, and recovers',
    async (left) => {
      room = left;
      const refused = await save();
      expect(refused.page).toMatchObject({ component: 'Error/Global', props: { status: 507 } });
      expect((await visitor.get(path)).status).toBe(200);
      room = 'ample';
      expect((await save()).status).toBe(303);
    },
  );

  test('lets people sign in while there is a little room, and nobody when there is none', async () => {
    room = 'scarce';
    const visitor = standIn.visitor();
    const signedIn = await visitor.signIn('hugo.lartigue@example.test', { opensStartPage: true });
    expect(signedIn.page.component).toBe('Client/Dashboard');
    room = 'none';
    expect((await standIn.visitor().signIn('hugo.lartigue@example.test')).status).toBe(507);
  });

  test('keeps nothing of a guest who reads, and gives them no cookie that is worth nothing', async () => {
    room = 'none';
    const guest = standIn.visitor();
    expect((await guest.get('/connexion')).status).toBe(200);
    expect([...guest.cookies.keys()]).toEqual(['XSRF-TOKEN']);
  });
});
