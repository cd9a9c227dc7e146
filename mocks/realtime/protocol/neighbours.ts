import type { RealtimeEvent } from '#mocks/services/events.ts';
import { createRooms, type Rooms } from './rooms.ts';

/** Milliseconds between two lists of who is here, and of silence after which a process counts as stopped. */
const listMs = 30_000;
const silenceMs = 90_000;

/** The people who are connected to other processes that serve the same data. */
export interface Neighbours {
  readonly rooms: Rooms;
  /** Asks every other process who is there. */
  ask(): void;
  /** Takes what another process says. */
  hear(event: Extract<RealtimeEvent, { kind: 'people' | 'roll-call' }>): void;
  /** Lists who is here, and forgets the processes that have stopped; to be called every few seconds. */
  tick(): void;
}

/**
 * Rooms that know who is connected elsewhere: each process says who comes and goes, and from time to time
 * who is there altogether, so that nothing that was missed lasts.
 */
export function createNeighbours(
  processId: string,
  publish: (event: RealtimeEvent) => void,
  now: () => Date,
): Neighbours {
  const heardAtMs = new Map<string, number>();
  let listedAtMs = now().getTime();
  const change = { kind: 'people', processId, isWhole: false, present: [], absent: [] } as const;
  const rooms = createRooms({
    came: (place) => publish({ ...change, present: [place] }),
    went: (channel, memberId) => publish({ ...change, absent: [{ channel, memberId }] }),
  });

  const list = (): void => {
    listedAtMs = now().getTime();
    publish({ ...change, isWhole: true, present: rooms.members.here() });
  };
  const forgetOthers = (id: string, isThere: (channel: string, memberId: string) => boolean): void => {
    for (const { channel, member } of rooms.members.elsewhere(id)) {
      if (!isThere(channel, member.id)) rooms.leaveElsewhere(channel, member.id, id);
    }
  };

  return {
    rooms,
    ask: () => publish({ kind: 'roll-call', processId }),
    hear(event) {
      const { processId: from } = event;
      if (from === processId) return;
      heardAtMs.set(from, now().getTime());
      if (event.kind === 'roll-call') {
        list();
        return;
      }
      for (const place of event.present) rooms.enterElsewhere(place, from);
      for (const { channel, memberId } of event.absent) rooms.leaveElsewhere(channel, memberId, from);
      if (!event.isWhole) return;
      forgetOthers(from, (channel, memberId) =>
        event.present.some((place) => place.channel === channel && place.member.id === memberId),
      );
    },
    tick() {
      const nowMs = now().getTime();
      if (nowMs - listedAtMs >= listMs) list();
      for (const [id, atMs] of heardAtMs) {
        if (nowMs - atMs < silenceMs) continue;
        heardAtMs.delete(id);
        forgetOthers(id, () => false);
      }
    },
  };
}
