import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DashboardProps } from '#contracts/client/dashboard.ts';
import type { TreasuryProps } from '#contracts/client/treasury.ts';
import { defaultLayout, onboardingSteps } from '#domain/dashboard/widgets.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { tenants, users } from '#mocks/db/schema/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const path = '/tableau-de-bord';
const golden = '01jgfjjz000x6vcvy9tag0gchd';
let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const read = async (query = '', visitor = owner): Promise<DashboardProps> =>
  (await visitor.get(`${path}${query}`)).page.props as unknown as DashboardProps;

const arrange = (widgets: readonly unknown[]) =>
  owner.visit('PATCH', `${path}/disposition`, { data: { widgets } });
const dismiss = (step: string) => owner.visit('DELETE', `/demarrage/${step}`);

describe('the figures of the start page', () => {
  test('are the golden ones, to the cent', async () => {
    const { figures } = await read();
    expect(figures).toMatchObject({
      margin: { cents: 81_339_812, count: 5 },
      signed: { cents: 113_800_000, count: 9 },
      stock: { count: 9, cents: 144_300_000, available: 5, promised: 3 },
      unpaid: { cents: 3_100_000, count: 1, lateDays: 3 },
    });
    expect(figures.phases.reduce((sum, { count }) => sum + count, 0)).toBe(6);
  });

  test('are those of the treasury', async () => {
    const { figures, cash } = await read();
    const treasury = (await owner.get('/tresorerie')).page.props as unknown as TreasuryProps;
    expect(figures.cash?.availableCents).toBe(treasury.availableCents);
    expect(cash).toEqual(treasury.periods);
  });

  test('are those of one operation where one is chosen', async () => {
    const { figures, margins, agenda, operations } = await read(`?operations=${golden}`);
    expect(figures.signed).toEqual({ cents: 76_600_000, count: expect.any(Number) });
    expect(figures.unpaid?.cents).toBe(3_100_000);
    expect(margins).toEqual([{ id: golden, name: 'Les Chais de la Bastide', marginBps: 1208 }]);
    expect(operations.map(({ id }) => id)).toEqual([golden]);
    expect(new Set(agenda.map(({ operation }) => operation))).toEqual(new Set(['Les Chais de la Bastide']));
  });

  test('count deeds of the chosen period alone', async () => {
    const [year, month] = [await read('?period=12m'), await read('?period=month')];
    expect(month.figures.signed?.cents).toBeLessThan(year.figures.signed?.cents ?? 0);
  });

  test('tell of another company’s operation nothing', async () => {
    const { figures, operations } = await read('?operations=01jgfjjz00000000000000000a');
    expect(operations).toEqual([]);
    expect(figures.signed).toEqual({ cents: 0, count: 0 });
  });
});

describe('the agenda', () => {
  test('begins with what is late and goes ten days ahead', async () => {
    const { agenda, today } = await read();
    expect(agenda[0]).toMatchObject({ kind: 'unpaid', on: '2026-11-17', amountCents: 3_100_000 });
    const days = agenda.map(({ on }) => on);
    expect(days).toEqual(days.toSorted());
    expect((days.at(-1) ?? '') <= '2026-11-30').toBe(true);
    expect(today).toBe('2026-11-20');
    expect(agenda.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['loan', 'offer', 'option']));
  });
});

describe('who sees what', () => {
  test('a reader without the right sees neither treasury nor margins', async () => {
    const viewer = server.visitor();
    await viewer.signIn('lea.pons@example.test');
    const { figures, cash, margins, operations, widgets } = await read('', viewer);
    expect(figures.cash).toBeNull();
    expect(cash).toBeNull();
    expect(figures.margin).toBeNull();
    expect(margins).toEqual([]);
    expect(operations.every(({ marginCents }) => marginCents === null)).toBe(true);
    expect(widgets).not.toContain('margins');
    expect(widgets).not.toContain('cash');
  });
});

describe('the layout', () => {
  test('is kept for the person alone, whatever the device', async () => {
    const widgets = defaultLayout.toReversed().map((widget) => ({ ...widget, isOn: widget.key !== 'news' }));
    expect((await arrange(widgets)).page.props.errors).toEqual({});
    expect((await read()).layout).toEqual(widgets);
    const other = server.visitor();
    await other.signIn('hugo.lartigue@example.test');
    expect((await read('', other)).layout).toEqual(widgets);
    const colleague = server.visitor();
    await colleague.signIn('ines.duprat@example.test');
    expect((await read('', colleague)).layout).toEqual(defaultLayout);
  });

  test('is refused where a widget lacks or stands twice', async () => {
    const twice = [...defaultLayout.slice(1), defaultLayout[1]];
    const before = (await read()).layout;
    for (const widgets of [twice, defaultLayout.slice(1)]) {
      expect((await arrange(widgets)).page.props.errors).toHaveProperty('widgets');
    }
    expect((await read()).layout).toEqual(before);
  });
});

describe('the first steps', () => {
  const isOwn = eq(tenants.id, tenantId('T1'));

  test('are not told of a company that is no longer new', async () => {
    expect((await read()).onboarding).toEqual([]);
  });

  test('are told of a new one with what is done, until each is done or put away', async () => {
    await server.deps.db
      .update(tenants)
      .set({ createdAt: new Date('2026-11-18T08:00:00Z'), siret: null })
      .where(isOwn);
    const { onboarding } = await read();
    expect(onboarding.map(({ step }) => step)).toEqual([...onboardingSteps]);
    expect(onboarding.find(({ step }) => step === 'company')?.isDone).toBe(false);
    expect(onboarding.find(({ step }) => step === 'operation')?.isDone).toBe(true);
    await dismiss('company');
    expect((await read()).onboarding.map(({ step }) => step)).not.toContain('company');
    const [row] = await server.deps.db
      .select({ dashboard: users.dashboard })
      .from(users)
      .where(eq(users.email, 'hugo.lartigue@example.test'));
    expect(row?.dashboard?.dismissedSteps).toEqual(['company']);
    expect((await dismiss('unknown')).status).toBe(404);
  });
});
