import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { channels } from '#contracts/realtime/channels.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { broadcast, type QueuedEvent } from '#mocks/server/broadcast.ts';
import { publishEvents } from '#mocks/server/publish-outbox.ts';
import type { RealtimeEvent } from '#mocks/services/events.ts';
import { openTestParts, type TestParts } from '#tests/support/test-server.ts';

const t1 = seedId('tenant:T1');
const hugo = seedId('person:hugo.lartigue');
const ines = seedId('person:ines.duprat');
const golden = seedId('operation:T1:OP-2025-001');
const bacalan = seedId('operation:T1:OP-2026-002');
const [mine, theirs, nobodys] = ['mine', 'theirs', 'nobodys'].map((name) => seedId(`contact:${name}`)) as [
  string,
  string,
  string,
];

let parts: TestParts;
let heard: RealtimeEvent[];
let outbox: QueuedEvent[];
beforeAll(async () => {
  parts = await openTestParts();
  parts.deps.events.subscribe((event) => heard.push(event));
});
afterAll(() => parts.close());
beforeEach(() => {
  heard = [];
  outbox = [];
});

/** Who hears what: channels and data of the messages sent. */
const messagesHeard = () =>
  heard.flatMap((event) => (event.kind === 'message' ? [[event.channels.join(), event.data]] : []));

describe('events of a company', () => {
  test('reach members of some operations as copies, without the records of other operations', async () => {
    const data = { ids: [mine, theirs, nobodys], by: hugo };
    const about = { [mine]: golden, [theirs]: bacalan, [nobodys]: null };
    broadcast({ outbox }, [channels.tenant(t1)], 'contact.changed', data, about);
    await publishEvents(parts.deps, outbox);
    expect(messagesHeard()).toEqual([
      [channels.tenant(t1), data],
      [channels.user(ines), { ids: [mine, nobodys], by: hugo }],
    ]);
  });

  test('that are about money are copied to nobody', async () => {
    broadcast({ outbox }, [channels.finance(t1)], 'dashboard.stale', { keys: ['cash'] });
    await publishEvents(parts.deps, outbox);
    expect(messagesHeard()).toEqual([[channels.finance(t1), { keys: ['cash'] }]]);
  });

  test('carry what their name promises, and nothing more', () => {
    const data = { ids: [mine], by: hugo, name: 'Maître Darrigade' };
    broadcast({ outbox }, [channels.tenant(t1)], 'contact.changed', data, { [mine]: null });
    expect(outbox[0]?.data).toEqual({ ids: [mine], by: hugo });
    const wrong = { ids: ['1'], by: hugo };
    expect(() => broadcast({ outbox }, [], 'contact.changed', wrong)).toThrow(/ids/);
  });

  test('that are too large, or that nothing carries, leave a line in the log and stop nobody', async () => {
    const lines: string[] = [];
    const deps = { ...parts.deps, log: { ...parts.deps.log, error: (line: string) => lines.push(line) } };
    broadcast({ outbox }, [channels.tenant(t1)], 'dashboard.stale', { keys: ['x'.repeat(11_000)] });
    broadcast({ outbox }, [channels.tenant(t1)], 'dashboard.stale', { keys: ['operations'] });
    await publishEvents(deps, outbox);
    expect(messagesHeard().map(([, data]) => data)).toEqual([
      { keys: ['operations'] },
      { keys: ['operations'] },
    ]);
    const broken = { ...deps.events, publish: () => Promise.reject(new Error('no way out')) };
    await publishEvents({ ...deps, events: broken }, outbox.slice(1));
    expect(lines).toEqual([expect.stringContaining('exceeds'), 'events were not sent']);
  });
});
