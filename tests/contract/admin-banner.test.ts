import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BannerPartnerProps } from '#contracts/admin/banner/partner.ts';
import type { PartnerBannerProps } from '#contracts/admin/partner/banner.ts';
import { auditEntries, banners } from '#mocks/db/schema/index.ts';
import { bannerId, partnerId } from '#mocks/db/seed/partners/index.ts';
import { pngOf } from '#mocks/services/png.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  editor = server.visitor();
  await editor.signIn('lea.fontaine@example.test', { isStaff: true });
});
afterAll(() => server.close());

const errorsOf = (props: unknown) => (props as { errors: Record<string, string> }).errors;
const live = bannerId('helianthe-partenaires');
const ofPartner = `/admin/partenaires/${partnerId('courtage-helianthe')}/bannieres`;
const cards = async (path = ofPartner) =>
  (await editor.get(path)).page.props as unknown as PartnerBannerProps;
const schedule = async (query = '') =>
  (await editor.get(`/admin/bannieres${query}`)).page.props as unknown as BannerPartnerProps;
const stored = async (id: string) => {
  const [row] = await server.deps.db.select().from(banners).where(eq(banners.id, id));
  if (row === undefined) throw new Error(`no banner ${id}`);
  return row;
};
/** A form with a picture of one colour. */
const picture = (part: 'desktop' | 'mobile', width: number, height: number): FormData => {
  const points = new Uint8Array(width * height);
  const bytes = pngOf({ width, height, points, colors: ['#ffffff', '#000000'] });
  const form = new FormData();
  form.append('part', part);
  form.append('file', new File([bytes], 'banniere.png', { type: 'image/png' }));
  return form;
};
const payload = (more: object = {}) => ({
  title: 'Taux fixe',
  alt: 'Un taux fixe pour vos opérations',
  linkUrl: 'https://www.helianthe.example/taux',
  placement: 'dashboard',
  planIds: [],
  brandIds: [],
  departments: ['33'],
  startsOn: '2026-12-01',
  endsOn: '2026-12-31',
  weight: 6,
  maxImpressions: 1000,
  ...more,
});

describe('the banners of a partner', () => {
  test('tell what they brought, and who stands beside them', async () => {
    const { banners: shown, openId } = await cards(`${ofPartner}?open=${live}`);
    expect(openId).toBe(live);
    expect(shown).toMatchObject([
      { id: live, status: 'live', values: { startsOn: '2026-10-26', endsOn: '2026-11-25' }, conflicts: [] },
    ]);
    expect(shown[0]?.remaining).toBe(2000 - (shown[0]?.impressions ?? 0));
  });

  test('are a tab of the partner’s sheet', async () => {
    const tab = `/admin/partenaires/${partnerId('courtage-helianthe')}/modifier?tab=bannieres`;
    expect((await editor.get(tab)).page.component).toBe('Admin/Partner/Banner');
  });

  test('begin as drafts, and are scheduled once both pictures are there in their exact sizes', async () => {
    await editor.visit('POST', ofPartner, { data: payload() });
    const draft = (await cards()).banners.find(({ values }) => values.title === 'Taux fixe');
    expect(draft).toMatchObject({ status: 'draft', conflicts: [{ partner: 'Assurances du Parvis' }] });
    const path = `/admin/bannieres/${draft?.id ?? ''}/image`;
    const wrong = await editor.visit('POST', path, { data: picture('desktop', 1200, 299) });
    expect(errorsOf(wrong.page.props)['file']).toBe('Image attendue : 1200 × 300 px (500 Ko au maximum).');
    await editor.visit('POST', path, { data: picture('desktop', 1200, 300) });
    await editor.visit('POST', path, { data: picture('mobile', 640, 320) });
    const whole = (await cards()).banners.find(({ id }) => id === draft?.id);
    expect(whole).toMatchObject({ status: 'scheduled', rateBps: null });
    expect(whole?.mobileHref).toMatch(/^\/fichiers\//);
  });

  test('need an alternative text, an https link, days in order', async () => {
    const data = payload({
      alt: ' ',
      linkUrl: 'http://www.helianthe.example',
      endsOn: '2026-11-30',
      weight: 11,
    });
    const { page } = await editor.visit('POST', ofPartner, { data });
    const errors = errorsOf(page.props);
    expect(errors['alt']).toBe('Le texte alternatif est obligatoire.');
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(['alt', 'linkUrl', 'weight']));
    const late = await editor.visit('POST', ofPartner, { data: payload({ endsOn: '2026-11-30' }) });
    expect(errorsOf(late.page.props)['endsOn']).toMatch(/postérieure/);
  });

  test('are paused, resumed, and told to the journal', async () => {
    await editor.visit('PATCH', `/admin/bannieres/${live}/pause`);
    expect((await cards()).banners.find(({ id }) => id === live)?.status).toBe('paused');
    await editor.visit('DELETE', `/admin/bannieres/${live}/pause`);
    expect((await stored(live)).isPaused).toBe(false);
    const [entry] = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, live))
      .orderBy(desc(auditEntries.seq))
      .limit(1);
    expect(entry?.action).toBe('banner.resume');
  });
});

describe('the schedule of banners', () => {
  test('shows each placement with its banners, their part and what is free', async () => {
    const { timeline, list } = await schedule();
    expect(list.totalCount).toBeGreaterThanOrEqual(4);
    expect(timeline).toMatchObject({ from: '2026-10-01', to: '2027-02-28' });
    const lane = timeline?.lanes.find(({ placement }) => placement === 'partner_index');
    expect(lane?.bars).toMatchObject([{ id: live, shareBps: 10_000 }]);
    expect(lane?.free).toEqual([{ from: '2026-11-26', to: '2027-02-28' }]);
    expect((await schedule('?look=table')).timeline).toBeNull();
  });

  test('is filtered by state and by the days in which they are shown', async () => {
    const named = async (query: string) => (await schedule(query)).list.items.map(({ id }) => id);
    expect(await named('?status=ended')).toEqual([bannerId('vauban-connexion')]);
    expect(await named('?runsOn=2026-09-10..2026-09-12')).toEqual([bannerId('vauban-connexion')]);
    expect(await named('?placement=actuality')).toEqual([bannerId('diag-alpes-actualites')]);
  });

  test('moves a banner to other days, with another weight', async () => {
    const id = bannerId('diag-alpes-actualites');
    const data = { startsOn: '2026-12-14', endsOn: '2027-01-22', weight: 9 };
    await editor.visit('PATCH', `/admin/bannieres/${id}/planning`, { data });
    expect(await stored(id)).toMatchObject({
      weight: 9,
      startsAt: new Date('2026-12-13T23:00:00Z'),
      endsAt: new Date('2027-01-22T23:00:00Z'),
    });
  });

  test('copies a banner for another partner, paused, with pictures of its own', async () => {
    const partner = partnerId('diag-alpes');
    await editor.visit('POST', `/admin/bannieres/${live}/copie`, { data: { partnerId: partner } });
    const [copy] = await server.deps.db
      .select()
      .from(banners)
      .where(eq(banners.title, 'Financement en dix jours (copie)'));
    const original = await stored(live);
    expect(copy).toMatchObject({ partnerId: partner, isPaused: true, impressionsCount: 0 });
    expect(copy?.desktopFileId).not.toBe(original.desktopFileId);
    expect(copy?.desktopFileId).not.toBeNull();
    const nobody = await editor.visit('POST', `/admin/bannieres/${live}/copie`, {
      data: { partnerId: live },
    });
    expect(errorsOf(nobody.page.props)['partnerId']).toMatch(/n’existe plus/);
  });

  test('is read by the sales people, who change nothing', async () => {
    const sales = server.visitor();
    await sales.signIn('ines.benali@example.test', { isStaff: true });
    const { page, status } = await sales.get('/admin/bannieres');
    expect(status).toBe(200);
    expect(page.props).toMatchObject({ list: { can: { create: false, update: false } }, partners: [] });
    expect((await sales.get(ofPartner)).status).toBe(403);
    expect((await sales.visit('PATCH', `/admin/bannieres/${live}/pause`)).status).toBe(403);
  });
});
