import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MiniSiteProps } from '#contracts/admin/dashboard/mini-site.ts';
import type { SiteTemplateProps } from '#contracts/client/site-template/form.ts';
import { auditEntries, notifications, siteDays } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { siteId } from '#mocks/db/seed/sites/index.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let admin: Visitor;
let support: Visitor;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [admin, support, owner] = [server.visitor(), server.visitor(), server.visitor()];
  await admin.signIn('thomas.lefevre@example.test', { isStaff: true });
  await support.signIn(supportEmail, { isStaff: true });
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const supportEmail = 'hugo.marchal@example.test';
const base = '/admin/tableau-de-bord/mini-sites';
const golden = siteId('T1', 'OP-2025-001');
const publicPage = '/programme/les-chais-de-la-bastide';
const suspension = (id = golden) => `/admin/mini-sites/${id}/suspension`;

type Shown = MiniSiteProps & {
  readonly errors: Record<string, string>;
  readonly flash: { readonly text: string } | null;
};
const shown = async (query = '', visitor = admin) =>
  (await visitor.get(`${base}${query}`)).page.props as unknown as Shown;
const send = async (method: string, data: object, visitor = admin) =>
  (await visitor.visit(method, suspension(), { data })).page.props as unknown as Shown;
const raw = (path: string) => fetch(new URL(path, testOrigin), { redirect: 'manual' });
const programmes = ({ sites }: Shown) => sites.map(({ programme }) => programme);

describe('the mini-sites of all companies', () => {
  test('are those that were online, with their visits, requests and conformity', async () => {
    const props = await shown();
    expect(programmes(props)).toEqual(['Les Chais de la Bastide', 'Carré Zola']);
    expect(props.figures.live.value).toBe(2);
    expect(props.figures.visits.value).toBe(1240 + 412);
    expect(props.figures.load).toEqual({ ms: 100, isMore: false });
    expect(props.sites[0]).toMatchObject({
      company: 'Garonne Patrimoine',
      status: 'published',
      visits: 1240,
    });
    const legal = props.sites[0]?.conformity.find(({ check }) => check === 'legal');
    expect(legal?.isMet).toBe(true);
    expect(props.top.map(({ visits }) => visits)).toEqual([1240, 412]);
    expect(props.bottom.map(({ visits }) => visits)).toEqual([412, 1240]);
  });

  test('are searched, filtered and put in order', async () => {
    expect(programmes(await shown('?q=carre'))).toEqual(['Carré Zola']);
    expect(programmes(await shown('?sort=visits'))).toEqual(['Carré Zola', 'Les Chais de la Bastide']);
    expect(programmes(await shown('?status=suspended'))).toEqual([]);
    const garonne = (await shown()).choices.tenants.find(({ name }) => name === 'Garonne Patrimoine');
    expect(programmes(await shown(`?tenant=${garonne?.id ?? ''}`))).toEqual(['Les Chais de la Bastide']);
    const brand = (await shown()).choices.brands.find(({ name }) => name === 'Réseau Pierre & Cité');
    expect(programmes(await shown(`?brand=${brand?.id ?? ''}`))).toEqual(['Les Chais de la Bastide']);
  });

  test('are counted over the days that are asked for, and told beside those before', async () => {
    const { figures } = await shown('?period=custom&from=2026-11-20&to=2026-11-20&compare=previous');
    expect(figures.visits.value).toBeGreaterThan(0);
    expect(figures.visits.value).toBeLessThan(200);
    expect(figures.visits.before).toBeGreaterThan(0);
  });

  test('come as a file', async () => {
    const answer = await admin.get(`${base}/telecharger?format=csv`);
    expect(answer.status).toBe(200);
  });

  test('are not for companies', async () => {
    expect((await owner.get(base)).status).not.toBe(200);
  });
});

describe('a mini-site that is suspended', () => {
  test('needs a reason of ten signs at least, and the right to it', async () => {
    expect((await send('PATCH', { reason: 'Trop court'.slice(0, 9) })).errors).toHaveProperty('reason');
    expect((await send('PATCH', { reason: 'x'.repeat(301) })).errors).toHaveProperty('reason');
    const data = { reason: 'Mentions légales trompeuses' };
    expect((await support.visit('PATCH', suspension(), { data })).status).toBe(403);
    expect((await admin.visit('PATCH', suspension(operationId('T1', 'OP-2025-001')), { data })).status).toBe(
      404,
    );
    expect((await admin.visit('PATCH', suspension(siteId('T1', 'OP-2025-002')), { data })).status).toBe(404);
  });

  test('is no longer available to the public, and its owner is told why', async () => {
    const props = await send('PATCH', { reason: 'Mentions légales trompeuses' });
    expect(props.flash?.text).toBe('Mini-site suspendu. Le titulaire est prévenu.');
    expect(props.sites.find(({ id }) => id === golden)).toMatchObject({
      status: 'suspended',
      suspension: { reason: 'Mentions légales trompeuses' },
    });
    const page = await raw(publicPage);
    expect(page.status).toBe(410);
    expect(await page.text()).toContain('Ce programme n’est plus disponible.');
    const notices = await server.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.kind, 'site.suspended'));
    expect(notices).toHaveLength(1);
    const journal = await server.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'site.suspended'), eq(auditEntries.subjectId, golden)));
    expect(journal).toHaveLength(1);
  });

  test('takes its lots off the portal « mini-site »', async () => {
    const path = `/operations/${operationId('T1', 'OP-2025-001')}/diffusion`;
    const { lots } = (await owner.get(path)).page.props as unknown as {
      lots: { portals: { portal: string; state: string; code: string }[] }[];
    };
    const site = lots[0]?.portals.find(({ portal }) => portal === 'site');
    expect(site).toMatchObject({ state: 'error', code: 'ilot:siteOffline' });
  });

  test('is not put online again by its company', async () => {
    const path = `/operations/${operationId('T1', 'OP-2025-001')}/mini-site`;
    const { site } = (await owner.get(path)).page.props as unknown as SiteTemplateProps;
    expect(site?.suspension?.reason).toBe('Mentions légales trompeuses');
    expect(site?.publicHref).toBeNull();
    const answer = await owner.visit('PUT', `${path}/publication`, { data: { version: site?.version } });
    const { errors } = answer.page.props as unknown as Shown;
    expect(errors['base']).toContain('suspendu par la plateforme');
  });

  test('is suspended once, and restored as its company left it', async () => {
    const again = await send('PATCH', { reason: 'Une seconde fois, pour voir' });
    expect(again.errors['base']).toBe('Ce mini-site est déjà suspendu.');
    const props = await send('DELETE', {});
    expect(props.flash?.text).toBe('Mini-site rétabli. Le titulaire est prévenu.');
    expect((await raw(publicPage)).status).toBe(200);
    expect((await send('DELETE', {})).errors['base']).toBe('Ce mini-site n’est pas suspendu.');
  });

  test('counts visits again, with the band of their time', async () => {
    await raw(publicPage);
    const [row] = await server.deps.db
      .select()
      .from(siteDays)
      .where(and(eq(siteDays.siteId, golden), eq(siteDays.day, '2026-11-20')));
    expect(row?.loads.reduce((sum, count) => sum + count, 0)).toBe(row?.visits);
  });
});
