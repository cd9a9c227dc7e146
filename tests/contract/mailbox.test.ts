import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailEvents, outgoingMails, settings } from '#mocks/db/schema/index.ts';
import { queueMail } from '#mocks/server/mail/queue.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let ids: string[];
beforeAll(async () => {
  server = await openTestServer();
  const { deps } = server;
  await deps.db.delete(mailEvents);
  await deps.db.delete(outgoingMails);
  ids = [];
  for (const email of ['lea.pons@example.test', 'in_s%@example.test']) {
    server.clock.advance(1000);
    const values = { href: 'https://ilot.example/reinitialiser/secret', lifeMinutes: 60 };
    ids.push(
      await queueMail({ deps }, deps.db, 'password.reset', { email, name: null, locale: 'fr' }, values),
    );
  }
});
afterAll(() => server.close());

type Rows = { mails: { items: { id: string }[]; meta: { total: number } } };
const idsOf = (props: unknown): string[] => (props as Rows).mails.items.map(({ id }) => id);

describe('the mailbox', () => {
  test('shows a guest every mail of a demonstration, newest first, without their contents', async () => {
    const { page, text } = await server.visitor().get('/_mailbox');
    expect(page.component).toBe('Mailbox/Index');
    expect(idsOf(page.props)).toEqual(ids.toReversed());
    expect(text).not.toContain('secret');
  });

  test('tells when a mail was written by the clock that the screens show', async () => {
    const { page } = await server.visitor().get('/_mailbox');
    const { items } = (page.props as unknown as { mails: { items: { writtenAt: string }[] } }).mails;
    const now = server.clock.businessNow().toISOString();
    expect(server.clock.systemNow().toISOString()).not.toBe(now);
    expect(items.map(({ writtenAt }) => writtenAt)).toEqual([now, now]);
  });

  test('is searched by recipient, signs with a meaning for the database included', async () => {
    const visitor = server.visitor();
    expect(idsOf((await visitor.get('/_mailbox?q=PONS')).page.props)).toEqual([ids[0]]);
    expect(idsOf((await visitor.get('/_mailbox?q=_s%25')).page.props)).toEqual([ids[1]]);
    expect(idsOf((await visitor.get('/_mailbox?q=%25%25')).page.props)).toEqual([]);
  });

  test('opens one mail with its link', async () => {
    const { page } = await server.visitor().get(`/_mailbox/${ids[0]}`);
    expect(page.component).toBe('Mailbox/Show');
    expect(page.props['mail']).toMatchObject({ html: expect.stringContaining('/reinitialiser/secret') });
    expect((await server.visitor().get(`/_mailbox/${server.deps.newId()}`)).status).toBe(404);
  });

  test('is not there outside of a demonstration', async () => {
    const { deps } = server;
    await deps.db.delete(settings).where(eq(settings.key, 'demo'));
    for (const path of ['/_mailbox', `/_mailbox/${ids[0]}`]) {
      const answer = await server.visitor().get(path);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('lea.pons');
    }
    expect(await deps.db.$count(outgoingMails)).toBe(2);
  });
});
