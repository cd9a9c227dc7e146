import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { defineMachine } from '#domain/states/machine.ts';
import { day } from '#domain/time/day.ts';
import { turnRecord } from '#mocks/handlers/client/operation/steps/turn-record.ts';
import { permits, stateChanges, type Permit } from '#mocks/db/schema/index.ts';
import { permitId } from '#mocks/db/seed/urban-planning/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const text = (name: string) => ({ fr: name, en: name });

/** A permission that is purged, then lapses, each once it is due. */
const machine = defineMachine<{ readonly isDue: boolean }>()({
  id: 'permit',
  title: text('permit'),
  states: {
    posted: { label: text('posted'), colour: 'grey' },
    purged: { label: text('purged'), colour: 'grey' },
    lapsed: { label: text('lapsed'), colour: 'grey' },
  },
  transitions: {
    purge: {
      label: text('purge'),
      from: ['posted'],
      to: 'purged',
      by: ['system'],
      guards: [{ code: 'not_due', holds: ({ isDue }) => isDue, text: text('not due') }],
    },
    lapse: { label: text('lapse'), from: ['purged'], to: 'lapsed', by: ['system'] },
  },
  factNames: {},
});
const kind = { machine, table: permits, entity: 'permit' } as const;
const today = day('2026-11-30');
const id = permitId('T2', 'OP-2026-003', 'pc');

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.db.delete(stateChanges).where(eq(stateChanges.entityId, id));
  await server.deps.db
    .update(permits)
    .set({ status: 'posted', version: 7, purgedOn: null })
    .where(eq(permits.id, id));
});

async function stored(): Promise<Permit & { readonly status: 'posted' | 'purged' | 'lapsed' }> {
  const [row] = await server.deps.db.select().from(permits).where(eq(permits.id, id));
  if (!row) throw new Error('The demonstration has no such permission.');
  return row as Permit & { readonly status: 'posted' | 'purged' | 'lapsed' };
}

const history = () =>
  server.deps.db
    .select()
    .from(stateChanges)
    .where(eq(stateChanges.entityId, id))
    .orderBy(asc(stateChanges.on));

test('each step looks at the record as the one before left it, and the history tells of both', async () => {
  const seen: [string, number][] = [];
  const { row, steps } = await turnRecord(server.deps, server.deps.db, kind, {
    row: await stored(),
    steps: ['purge', 'lapse'],
    today,
    due: ({ status, version }, step) => {
      seen.push([status, version]);
      if (step === 'lapse') return { facts: { isDue: true } };
      return { facts: { isDue: true }, columns: { purgedOn: '2026-11-24' }, on: '2026-11-24' };
    },
  });
  expect(seen).toEqual([
    ['posted', 7],
    ['purged', 8],
  ]);
  expect(steps).toBe(2);
  expect(row).toMatchObject({ status: 'lapsed', version: 9, purgedOn: '2026-11-24' });
  expect(await stored()).toMatchObject({ status: 'lapsed', version: 9, purgedOn: '2026-11-24' });
  expect(await history()).toMatchObject([
    { fromState: 'posted', toState: 'purged', on: '2026-11-24', byUserId: null },
    { fromState: 'purged', toState: 'lapsed', on: '2026-11-30', byUserId: null },
  ]);
});

test('a step that is not due, or that its guard refuses, is passed over', async () => {
  const { steps } = await turnRecord(server.deps, server.deps.db, kind, {
    row: await stored(),
    steps: ['purge', 'lapse'],
    today,
    due: (_row, step) => (step === 'lapse' ? null : { facts: { isDue: false } }),
  });
  expect(steps).toBe(0);
  expect(await stored()).toMatchObject({ status: 'posted', version: 7 });
  expect(await history()).toEqual([]);
});

test('it stops where somebody else was quicker, and writes nothing beside', async () => {
  const alongside = vi.fn(async () => {});
  const { row, steps } = await turnRecord(server.deps, server.deps.db, kind, {
    row: { ...(await stored()), version: 6 },
    steps: ['purge', 'lapse'],
    today,
    due: () => ({ facts: { isDue: true }, alongside }),
  });
  expect([row.status, steps]).toEqual(['posted', 0]);
  expect(alongside).not.toHaveBeenCalled();
  expect(await stored()).toMatchObject({ status: 'posted', version: 7 });
  expect(await history()).toEqual([]);
});
