import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createConnection } from '#mocks/realtime/protocol/connection.ts';
import { createNeighbours } from '#mocks/realtime/protocol/neighbours.ts';
import { frozenClock } from '#mocks/services/clock.ts';
import { localEvents, type EventBus } from '#mocks/services/events.ts';
import { fakeTransport } from '#tests/support/fake-transport.ts';

const channel = 'presence-tenant.x';
const clock = frozenClock(new Date('2026-11-20T08:00:00Z'));

/** One process on a bus; `isDeaf` loses what it says and what it should hear. */
function process(bus: EventBus, id: string) {
  const link = { isDeaf: false };
  const neighbours = createNeighbours(
    id,
    (event) => link.isDeaf || void bus.publish([event]),
    clock.systemNow,
  );
  bus.subscribe((event) => {
    if (!link.isDeaf && (event.kind === 'people' || event.kind === 'roll-call')) neighbours.hear(event);
  });
  const connect = (name: string, person: string) => {
    const transport = fakeTransport();
    const connection = createConnection(name, transport, 0);
    neighbours.rooms.enter(connection, channel, { id: person, info: { name: person } });
    return { connection, transport };
  };
  const people = (): string[] =>
    neighbours.rooms.members
      .of(channel)
      .map((member) => member.id)
      .toSorted();
  return { ...neighbours, link, connect, people };
}

const moves = fc.array(
  fc.record({
    at: fc.nat({ max: 2 }),
    person: fc.constantFrom('ada', 'bob', 'cy'),
    comes: fc.boolean(),
  }),
  { maxLength: 40 },
);

describe('who is there', () => {
  test('is the same seen from every process, and each hears of a person once', () => {
    fc.assert(
      fc.property(moves, (steps) => {
        const bus = localEvents();
        const processes = ['a', 'b', 'c'].map((id) => process(bus, id));
        const watcher = processes[0]?.connect('watcher', 'watcher');
        const open: { at: number; person: string; connection: ReturnType<typeof createConnection> }[] = [];
        let count = 0;
        for (const { at, person, comes } of steps) {
          const own = processes[at];
          if (!own) continue;
          if (comes) {
            count += 1;
            open.push({ at, person, connection: own.connect(`s${count}`, person).connection });
          } else {
            const index = open.findIndex((one) => one.at === at && one.person === person);
            const [gone] = index < 0 ? [] : open.splice(index, 1);
            if (gone) own.rooms.leave(gone.connection, channel);
          }
          const expected = [...new Set(['watcher', ...open.map((one) => one.person)])].toSorted();
          for (const each of processes) expect(each.people()).toEqual(expected);
          const events = watcher?.transport.events ?? [];
          const added = events.filter((event) => event.endsWith('member_added')).length;
          const removed = events.filter((event) => event.endsWith('member_removed')).length;
          expect(added - removed).toBe(expected.length - 1);
        }
      }),
    );
  });

  test('is learned by a process that starts later', () => {
    const bus = localEvents();
    process(bus, 'a').connect('s1', 'ada');
    const late = process(bus, 'b');
    expect(late.people()).toEqual([]);
    late.ask();
    expect(late.people()).toEqual(['ada']);
  });

  test('is put right after a time in which nothing was heard', () => {
    const bus = localEvents();
    const [one, two] = [process(bus, 'a'), process(bus, 'b')];
    const { connection } = one.connect('s1', 'ada');
    two.link.isDeaf = true;
    one.rooms.leave(connection, channel);
    one.connect('s2', 'bob');
    expect(two.people()).toEqual(['ada']);
    two.link.isDeaf = false;
    clock.advance(30_000);
    one.tick();
    expect(two.people()).toEqual(['bob']);
  });

  test('is forgotten of a process that has stopped without a word', () => {
    const bus = localEvents();
    const [one, two] = [process(bus, 'a'), process(bus, 'b')];
    one.connect('s1', 'ada');
    two.connect('s2', 'bob');
    one.link.isDeaf = true;
    clock.advance(89_000);
    two.tick();
    expect(two.people()).toEqual(['ada', 'bob']);
    clock.advance(1000);
    two.tick();
    expect(two.people()).toEqual(['bob']);
  });
});
