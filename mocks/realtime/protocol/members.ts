/** A person on a presence channel; `info` is what the others may know. */
export interface Member {
  readonly id: string;
  readonly info: unknown;
}

/** Who is on the presence channels; somebody with several tabs is there once. */
export interface Members {
  of(channel: string): readonly Member[];
  /** True when the person was not there yet. */
  join(channel: string, socketId: string, member: Member): boolean;
  /** The person who has left with this connection; null when they are still there through another. */
  leave(channel: string, socketId: string): string | null;
}

interface Presence {
  readonly member: Member;
  readonly socketIds: Set<string>;
}

/** Counts the connections of each person on each channel. */
export function createMembers(): Members {
  const byChannel = new Map<string, Map<string, Presence>>();
  return {
    of: (channel) => [...(byChannel.get(channel)?.values() ?? [])].map(({ member }) => member),
    join(channel, socketId, member) {
      const people = byChannel.get(channel) ?? new Map<string, Presence>();
      byChannel.set(channel, people);
      const known = people.get(member.id);
      if (known) known.socketIds.add(socketId);
      else people.set(member.id, { member, socketIds: new Set([socketId]) });
      return !known;
    },
    leave(channel, socketId) {
      const people = byChannel.get(channel);
      const presence = [...(people?.values() ?? [])].find(({ socketIds }) => socketIds.has(socketId));
      if (!people || !presence) return null;
      presence.socketIds.delete(socketId);
      if (presence.socketIds.size > 0) return null;
      people.delete(presence.member.id);
      if (people.size === 0) byChannel.delete(channel);
      return presence.member.id;
    },
  };
}
