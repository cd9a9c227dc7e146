import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminDashboardProps } from '#contracts/admin/dashboard/dashboard.ts';
import type { FinanceKpiProps } from '#contracts/admin/dashboard/finance-kpi.ts';
import type { MiniSiteProps } from '#contracts/admin/dashboard/mini-site.ts';
import type { OperationKpiProps } from '#contracts/admin/dashboard/operation-kpi.ts';
import type { PageVisitKpiProps } from '#contracts/admin/dashboard/page-visit-kpi.ts';
import type { SaleKpiProps } from '#contracts/admin/dashboard/sale-kpi.ts';
import type { KpiExplorerProps } from '#contracts/admin/kpi/dashboard.ts';
import type { DashboardCardKey } from '#domain/audience/dashboard-cards.ts';
import { subscriptions, tenants, users } from '#mocks/db/schema/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let admin: Visitor;
let seller: Visitor;
let support: Visitor;
let editor: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [admin, seller, support, editor] = [server.visitor(), server.visitor(), server.visitor(), server.visitor()];
  await admin.signIn('thomas.lefevre@example.test', { isStaff: true });
  await seller.signIn('ines.benali@example.test', { isStaff: true });
  await support.signIn('hugo.marchal@example.test', { isStaff: true });
  await editor.signIn('lea.fontaine@example.test', { isStaff: true });
});
afterAll(() => server.close());
beforeEach(() => server.deps.db.update(users).set({ dashboardCards: null }));

const props = async <Props>(visitor: Visitor, path: string) =>
  (await visitor.get(path)).page.props as unknown as Props;
const shown = (visitor: Visitor, query = '') => props<AdminDashboardProps>(visitor, `/admin${query}`);
const keysOf = ({ cards }: AdminDashboardProps) => cards.map(({ key }) => key);
const cardsOf = ({ cards }: AdminDashboardProps) =>
  new Map(cards.map(({ key, value, before }) => [key, { value, before }]));

describe('the cards', () => {
  test.each(['?period=year', '?period=quarter&compare=year', '?period=custom&from=2026-02-01&to=2026-06-30'])(
    'say what the pages of figures say: %s',
    async (query) => {
      const cards = cardsOf(await shown(admin, query));
      const { figures } = await props<FinanceKpiProps>(admin, `/admin/tableau-de-bord/finance${query}`);
      expect(cards.get('mrrCents')?.value).toBe(figures?.mrrCents);
      expect(cards.get('payingCompanies')?.value).toBe(figures?.companies);
      expect(cards.get('churnBps')?.value).toBe(figures?.grossChurnBps);
      expect(cards.get('overdueCents')?.value).toBe(figures?.overdueCents);
      const sale = await props<SaleKpiProps>(admin, `/admin/tableau-de-bord/ventes${query}`);
      expect(cards.get('signedSales')).toEqual(sale.figures.sales);
      expect(cards.get('openProspects')?.value).toBe(
        sale.forecast.states.reduce((all, { count }) => all + count, 0),
      );
      const operation = await props<OperationKpiProps>(admin, `/admin/tableau-de-bord/operations${query}`);
      const { value, before } = operation.figures.active;
      expect(cards.get('activeOperations')).toEqual({ value, before });
      const site = await props<MiniSiteProps>(admin, `/admin/tableau-de-bord/mini-sites${query}`);
      expect(cards.get('liveSites')?.value).toBe(site.figures.live.value);
      const explored = await props<KpiExplorerProps>(
        admin,
        `/admin/indicateurs${query}&keys=trial_conversion,emails_sent,visits`,
      );
      for (const [card, key] of [
        ['conversionBps', 'trial_conversion'],
        ['mailsSent', 'emails_sent'],
        ['visits', 'visits'],
      ] as const) {
        const figure = explored.figures.find((one) => one.key === key);
        expect(cards.get(card), key).toEqual({ value: figure?.value, before: figure?.before });
      }
    },
  );

  test('count page views as the audience does, over the same days', async () => {
    const cards = cardsOf(await shown(admin, '?period=30d'));
    const { totals } = await props<PageVisitKpiProps>(admin, '/admin/tableau-de-bord/visites?period=30d');
    // Opening these pages is counted too: one more at most.
    expect(totals.visits - (cards.get('visits')?.value ?? 0)).toBeLessThanOrEqual(6);
    expect(cards.get('visits')?.value).toBeGreaterThan(0);
  });

  test('end their course with what they say, at the end of the last month', async () => {
    const { cards } = await shown(admin, '?period=30d');
    const levels: readonly DashboardCardKey[] = [
      'mrrCents',
      'payingCompanies',
      'overdueCents',
      'openProspects',
      'activeOperations',
    ];
    for (const { key, value, course } of cards) {
      if (!levels.includes(key)) continue;
      expect(course, key).toHaveLength(12);
      expect(course.at(-1), key).toBe(value);
    }
  });

  test('count trials that end within seven days', async () => {
    const { db, clock } = server.deps;
    const [trial] = await db.select().from(subscriptions).where(eq(subscriptions.status, 'trial'));
    const endsIn = async (days: number) => {
      const trialEndsAt = new Date(clock.businessNow().getTime() + days * 86_400_000);
      await db
        .update(subscriptions)
        .set({ trialEndsAt })
        .where(eq(subscriptions.id, trial?.id ?? ''));
      return cardsOf(await shown(admin)).get('endingTrials')?.value ?? 0;
    };
    const without = await endsIn(9);
    expect(await endsIn(6)).toBe(without + 1);
  });

  test('are those that the rights of each role show', async () => {
    const ofSales = ['endingTrials', 'conversionBps', 'openProspects', 'signedSales', 'visits'];
    expect(keysOf(await shown(seller))).toEqual(ofSales);
    expect(keysOf(await shown(support))).toEqual(['activeOperations', 'liveSites', 'visits', 'mailsSent']);
    expect(keysOf(await shown(editor))).toEqual(['visits']);
    const all = await shown(admin);
    expect(keysOf(all)).toHaveLength(12);
    expect(all.revenue?.at(-1)?.mrrCents).toBe(cardsOf(all).get('mrrCents')?.value);
    const sale = await props<SaleKpiProps>(seller, '/admin/tableau-de-bord/ventes');
    expect(cardsOf(await shown(seller)).get('signedSales')).toEqual(sale.figures.sales);
    expect(await shown(seller)).toMatchObject({ revenue: null });
    expect(await shown(editor)).toMatchObject({ signUps: null, departments: null });
  });

  test('say nothing of a period before anything, and refuse one that is too long', async () => {
    const empty = await shown(admin, '?period=custom&from=2019-01-01&to=2019-03-31&compare=none');
    expect(empty.hasFigures).toBe(false);
    expect(empty.span.problem).toBeNull();
    const long = await shown(admin, '?period=custom&from=2020-01-01&to=2026-01-01');
    expect(long.span.problem).toBe('too_long');
  });
});

describe('admin.dashboard.layout.update', () => {
  const path = '/admin/tableau-de-bord/disposition';
  const arrange = (visitor: Visitor, cards: readonly { key: string; on: boolean; order: number }[]) =>
    visitor.visit('PATCH', path, { data: { cards } });

  test('keeps which figures a person wants, in their order, for that person alone', async () => {
    const answer = await arrange(admin, [
      { key: 'visits', on: true, order: 1 },
      { key: 'mrrCents', on: false, order: 0 },
    ]);
    expect(answer.status).toBe(200);
    const mine = await shown(admin);
    expect(mine.layout.slice(0, 2)).toEqual([
      { key: 'mrrCents', isOn: false },
      { key: 'visits', isOn: true },
    ]);
    // What was left out stands behind and is shown.
    expect(keysOf(mine)[0]).toBe('visits');
    expect(keysOf(mine)).toHaveLength(11);
    expect(keysOf(mine)).not.toContain('mrrCents');
    expect(keysOf(await shown(support))).toContain('visits');
    const [other] = await server.deps.db
      .select({ cards: users.dashboardCards })
      .from(users)
      .where(eq(users.email, 'hugo.marchal@example.test'));
    expect(other?.cards).toBeNull();
  });

  test('shows nobody a figure beyond their rights', async () => {
    await arrange(editor, [{ key: 'mrrCents', on: true, order: 0 }]);
    expect(keysOf(await shown(editor))).toEqual(['visits']);
  });

  test('refuses a figure twice, and one that is none', async () => {
    const twice = { key: 'visits', on: true, order: 0 };
    await arrange(admin, [twice, twice]);
    await arrange(admin, [{ key: 'weather', on: true, order: 0 }]);
    expect((await shown(admin)).layout).toHaveLength(12);
    expect(keysOf(await shown(admin))[0]).toBe('mrrCents');
  });
});

describe('what waits', () => {
  const todosOf = async (visitor: Visitor) =>
    new Map((await shown(visitor)).todos.map((todo) => [todo.kind, todo]));

  test('counts as the lists that it leads to', async () => {
    const todos = await todosOf(admin);
    for (const kind of ['prospect', 'contract', 'news'] as const) {
      const todo = todos.get(kind);
      if (todo === undefined) continue;
      const { list } = await props<{ list: { meta: { total: number } } }>(admin, todo.href ?? '');
      expect(list.meta.total, kind).toBe(todo.count);
    }
    expect(todos.size).toBeGreaterThan(2);
  });

  test('tells of a company as soon as it does not pay, and shows an editor none', async () => {
    const before = (await todosOf(admin)).get('pastDue')?.count ?? 0;
    const [row] = await server.deps.db
      .select({ id: subscriptions.id, name: tenants.name })
      .from(subscriptions)
      .innerJoin(tenants, eq(tenants.id, subscriptions.tenantId))
      .where(eq(subscriptions.status, 'active'));
    await server.deps.db
      .update(subscriptions)
      .set({ status: 'past_due', pastDueSinceOn: '2026-11-18' })
      .where(eq(subscriptions.id, row?.id ?? ''));
    const now = (await todosOf(admin)).get('pastDue');
    expect(now?.count).toBe(before + 1);
    expect(now?.items.map(({ name }) => name)).toContain(row?.name);
    expect((await todosOf(editor)).has('pastDue')).toBe(false);
    await server.deps.db
      .update(subscriptions)
      .set({ status: 'active', pastDueSinceOn: null })
      .where(eq(subscriptions.id, row?.id ?? ''));
  });
});

test('the newest companies come first, ten at most', async () => {
  const { signUps, departments, companies } = await shown(admin);
  const at = (signUps ?? []).map((row) => row.at);
  expect(at).toEqual(at.toSorted().toReversed());
  expect(at.length).toBeLessThanOrEqual(10);
  expect((departments ?? []).reduce((all, one) => all + one.companies, 0)).toBeLessThanOrEqual(
    companies.length,
  );
});

test('the file tells what the page tells, to each what they see', async () => {
  const file = async (visitor: Visitor) =>
    (await visitor.get('/admin/tableau-de-bord/telecharger?format=csv', { isProtocol: false })).text;
  expect(await file(admin)).toContain('Revenu récurrent mensuel');
  expect(await file(editor)).not.toContain('Revenu récurrent mensuel');
  expect(await file(editor)).toContain('Pages vues');
  const workbook = await admin.get('/admin/tableau-de-bord/telecharger?format=xlsx', { isProtocol: false });
  expect(workbook.status).toBe(200);
});
