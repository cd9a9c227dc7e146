import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { channels } from '#contracts/realtime/channels.ts';
import { turnUrbanPlanning } from '#mocks/handlers/jobs/urban-planning.ts';
import { notifications, permits, preemptions, stateChanges, tasks } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { declarationId, permitId } from '#mocks/db/seed/urban-planning/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** The server on another business day. */
const on = (day: string): ServerDependencies => ({
  ...server.deps,
  clock: {
    businessNow: () => new Date(`${day}T05:00:00Z`),
    systemNow: () => server.deps.clock.systemNow(),
  },
});

const permitOf = async (id: string) =>
  (await server.deps.db.select().from(permits).where(eq(permits.id, id)))[0];
const historyOf = (id: string) =>
  server.deps.db.select().from(stateChanges).where(eq(stateChanges.entityId, id));

test('what ends stands in the planning of the company', async () => {
  const visitor = server.visitor();
  await visitor.signIn('karim.belkacem@example.test');
  const props = (await visitor.get('/planning?month=2026-12')).page.props as unknown as {
    items: { title: string; startsOn: string; href: string }[];
  };
  const href = `/operations/${operationId('T2', 'OP-2026-002')}/urbanisme`;
  expect(props.items).toContainEqual(
    expect.objectContaining({
      startsOn: '2026-12-12',
      title: 'Droit de préemption urbain · DIA de l’achat',
      href,
    }),
  );
});

describe('every morning', () => {
  test('nothing happens on the first day of the demonstration', async () => {
    expect(await turnUrbanPlanning(on('2026-11-20'))).toEqual({ steps: 0, reminders: 0 });
  });

  test('the last day of a clock is told once, and nothing is purged before both periods are over', async () => {
    const montbrison = permitId('T2', 'OP-2026-003', 'pc');
    // The eve and the day itself: strict reading 20 November, prudent 23 November.
    expect(await turnUrbanPlanning(on('2026-11-22'))).toEqual({ steps: 0, reminders: 1 });
    expect(await turnUrbanPlanning(on('2026-11-22'))).toEqual({ steps: 0, reminders: 0 });
    expect(await turnUrbanPlanning(on('2026-11-23'))).toEqual({ steps: 0, reminders: 1 });
    const [notice] = await server.deps.db
      .select()
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, personId('karim.belkacem')),
          eq(notifications.subjectType, 'urban:third_party_appeal'),
        ),
      );
    expect(notice).toMatchObject({ severity: 'warning', groupedCount: 2 });
    expect((await permitOf(montbrison))?.status).toBe('posted');
  });

  test('the permission of Montbrison is definitive on 11 December, by the platform itself', async () => {
    const id = permitId('T2', 'OP-2026-003', 'pc');
    await turnUrbanPlanning(on('2026-12-10'));
    expect((await permitOf(id))?.status).toBe('posted');
    const heard: string[] = [];
    const leave = server.deps.events.subscribe((event) => {
      if (event.kind === 'message' && event.name === 'deadline.changed') heard.push(...event.channels);
    });
    await turnUrbanPlanning(on('2026-12-11'));
    leave();
    expect(heard).toContain(channels.operation(operationId('T2', 'OP-2026-003')));
    expect(await permitOf(id)).toMatchObject({ status: 'purged', purgedOn: '2026-12-11' });
    const last = (await historyOf(id)).find(({ toState }) => toState === 'purged');
    expect(last).toMatchObject({ fromState: 'posted', byUserId: null, on: '2026-12-11' });
  });

  test('the silence of Roanne clears on 13 December; Mérignac is tacit on 15 December', async () => {
    const silent = declarationId('T2', 'OP-2026-002', 'purchase');
    await turnUrbanPlanning(on('2026-12-13'));
    const [row] = await server.deps.db.select().from(preemptions).where(eq(preemptions.id, silent));
    expect(row?.status).toBe('silent');
    expect((await historyOf(silent)).find(({ toState }) => toState === 'silent')?.on).toBe('2026-12-13');
    const merignac = permitId('T1', 'OP-2025-004', 'pa');
    expect((await permitOf(merignac))?.status).toBe('filed');
    await turnUrbanPlanning(on('2026-12-15'));
    expect(await permitOf(merignac)).toMatchObject({ status: 'tacit', decisionOn: '2026-12-15' });
  });

  test('pieces that are missing make a task of who answers for the operation, once', async () => {
    await turnUrbanPlanning(on('2027-01-10'));
    await turnUrbanPlanning(on('2027-02-02'));
    const made = await server.deps.db
      .select()
      .from(tasks)
      .where(like(tasks.title, 'Envoi des pièces manquantes%'));
    expect(made).toMatchObject([
      {
        title: 'Envoi des pièces manquantes · DP 042 218 26 00640',
        dueOn: '2027-02-09',
        assigneeIds: [personId('karim.belkacem')],
        operationId: operationId('T2', 'OP-2025-001'),
      },
    ]);
    await turnUrbanPlanning(on('2027-02-10'));
    expect(await permitOf(permitId('T2', 'OP-2025-001', 'dp'))).toMatchObject({
      status: 'refused',
      decisionOn: '2027-02-10',
    });
  });
});
