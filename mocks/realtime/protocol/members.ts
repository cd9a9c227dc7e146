/** A person on a presence channel; `info` is what the others may know. */
export interface Member {
  readonly id: string;
  readonly info: unknown;
}

/** A person's place on a channel. */
export interface Place {
  readonly channel: string;
  readonly member: Member;
}

/**
 * Who is on the presence channels, through connections of this process or of others; somebody with several
 * tabs is there once.
 */
export interface Members {
  of(channel: string): readonly Member[];
  /** Through a connection here: whether the person is new at all, and new to this process. */
  join(channel: string, member: Member, socketId: string): { isNew: boolean; isNewHere: boolean };
  /** The connection has gone: whether the person has left for good, and left this process. */
  leave(channel: string, memberId: string, socketId: string): { isGone: boolean; isGoneHere: boolean };
  /** Through another process; true when the person was not there yet. */
  joinElsewhere({ channel, member }: Place, processId: string): boolean;
  /** True when the person has left for good. */
  leaveElsewhere(channel: string, memberId: string, processId: string): boolean;
  /** Places held through connections of this process. */
  here(): readonly Place[];
  /** Places held through another process. */
  elsewhere(processId: string): readonly Place[];
}

interface Presence {
  readonly member: Member;
  readonly socketIds: Set<string>;
  readonly processIds: Set<string>;
}

/** Channels without anybody on them. */
export function createMembers(): Members {
  const byChannel = new Map<string, Map<string, Presence>>();

  const presenceOf = (channel: string, member: Member): Presence => {
    const people = byChannel.get(channel) ?? new Map<string, Presence>();
    byChannel.set(channel, people);
    const presence = people.get(member.id) ?? { member, socketIds: new Set(), processIds: new Set() };
    people.set(member.id, presence);
    return presence;
  };
  const isHeld = ({ socketIds, processIds }: Presence): boolean => socketIds.size + processIds.size > 0;
  /** Takes one hold on a place away; true when it was the last. */
  const release = (channel: string, memberId: string, letGo: (presence: Presence) => void): boolean => {
    const people = byChannel.get(channel);
    const presence = people?.get(memberId);
    if (!people || !presence) return false;
    letGo(presence);
    if (isHeld(presence)) return false;
    people.delete(memberId);
    if (people.size === 0) byChannel.delete(channel);
    return true;
  };
  const places = (isMeant: (presence: Presence) => boolean): Place[] =>
    [...byChannel].flatMap(([channel, people]) =>
      [...people.values()].filter(isMeant).map(({ member }) => ({ channel, member })),
    );

  return {
    of: (channel) => [...(byChannel.get(channel)?.values() ?? [])].map(({ member }) => member),
    join(channel, member, socketId) {
      const presence = presenceOf(channel, member);
      const isNew = !isHeld(presence);
      const isNewHere = presence.socketIds.size === 0;
      presence.socketIds.add(socketId);
      return { isNew, isNewHere };
    },
    leave(channel, memberId, socketId) {
      let isGoneHere = false;
      const isGone = release(channel, memberId, ({ socketIds }) => {
        isGoneHere = socketIds.delete(socketId) && socketIds.size === 0;
      });
      return { isGone, isGoneHere };
    },
    joinElsewhere({ channel, member }, processId) {
      const presence = presenceOf(channel, member);
      const isNew = !isHeld(presence);
      presence.processIds.add(processId);
      return isNew;
    },
    leaveElsewhere: (channel, memberId, processId) =>
      release(channel, memberId, ({ processIds }) => processIds.delete(processId)),
    here: () => places(({ socketIds }) => socketIds.size > 0),
    elsewhere: (processId) => places(({ processIds }) => processIds.has(processId)),
  };
}
