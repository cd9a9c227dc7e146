import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PartnerIndexProps } from '#contracts/client/partner/index.ts';
import { banners, bannerStats } from '#mocks/db/schema/index.ts';
import { bannerId } from '#mocks/db/seed/partners/index.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const live = bannerId('helianthe-partenaires');
const shown = async (visitor: Visitor) =>
  ((await visitor.get('/partenaires')).page.props as unknown as PartnerIndexProps).banner;
const stored = async (id: string) => {
  const [row] = await server.deps.db.select().from(banners).where(eq(banners.id, id));
  if (row === undefined) throw new Error(`no banner ${id}`);
  return row;
};
const change = (id: string, columns: Partial<typeof banners.$inferInsert>) =>
  server.deps.db.update(banners).set(columns).where(eq(banners.id, id));

describe('what banners show', () => {
  test('is what is live there, and nothing where nothing is', async () => {
    expect(await shown(owner)).toMatchObject({ id: live, partner: 'Courtage Hélianthe' });
    const { page } = await owner.get('/tableau-de-bord');
    expect(page.props['banner']).toMatchObject({ id: bannerId('parvis-tableau') });
    expect((await owner.get('/actualites')).page.props['banner']).toBeNull();
    expect((await server.visitor().get('/connexion')).page.props['banner']).toBeNull();
  });

  test('stops with a pause, with its last impression, and for those whom it is not meant for', async () => {
    const { impressionsCount } = await stored(live);
    for (const columns of [
      { isPaused: true },
      { maxImpressions: impressionsCount },
      { departments: ['69'] },
      { endsAt: server.deps.clock.businessNow() },
    ]) {
      const { searchText: _made, ...before } = await stored(live);
      await change(live, columns);
      expect(await shown(owner)).toBeNull();
      expect((await owner.visit('POST', `/bannieres/${bannerId('vauban-connexion')}/vue`)).status).toBe(404);
      await change(live, before);
    }
    await change(live, { departments: ['33'] });
    expect((await shown(owner))?.id).toBe(live);
  });

  test('stays for a session where several are live', async () => {
    await change(bannerId('parvis-tableau'), { placement: 'partner_index' });
    const seen = new Set<string | undefined>();
    for (let times = 0; times < 5; times += 1) seen.add((await shown(owner))?.id);
    expect(seen.size).toBe(1);
    await change(bannerId('parvis-tableau'), { placement: 'dashboard' });
  });
});

describe('what banners count', () => {
  test('is each impression and each click of what the session is shown, by day', async () => {
    const before = await stored(live);
    await owner.visit('POST', `/bannieres/${live}/vue`);
    await owner.visit('POST', `/bannieres/${live}/vue`);
    const answer = await fetch(new URL(`/bannieres/${live}/clic`, testOrigin), {
      redirect: 'manual',
      headers: { cookie: [...owner.cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
    });
    expect(answer.headers.get('location')).toBe('https://www.helianthe.example/marchands');
    const after = await stored(live);
    expect(after.impressionsCount).toBe(before.impressionsCount + 2);
    expect(after.clicksCount).toBe(before.clicksCount + 1);
    const rows = await server.deps.db.select().from(bannerStats).where(eq(bannerStats.bannerId, live));
    expect(rows.reduce((sum, row) => sum + row.impressions, 0)).toBe(after.impressionsCount);
    expect(rows.reduce((sum, row) => sum + row.clicks, 0)).toBe(after.clicksCount);
  });

  test('is nothing of a session that is shown another, or none', async () => {
    const guest = server.visitor();
    await guest.get('/connexion');
    await change(live, { departments: ['33'] });
    const { impressionsCount } = await stored(live);
    await guest.visit('POST', `/bannieres/${live}/vue`);
    expect((await stored(live)).impressionsCount).toBe(impressionsCount);
  });
});
