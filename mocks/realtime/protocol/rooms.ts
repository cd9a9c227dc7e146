import { sendFrame, type Connection } from './connection.ts';
import { memberAdded, memberRemoved } from './frames.ts';
import { createMembers, type Member, type Members, type Place } from './members.ts';

/** Who is on which channel. */
export interface Rooms {
  readonly members: Members;
  /** Puts a connection on a channel; the others hear of a person who was not there. */
  enter(connection: Connection, channel: string, member: Member | null): void;
  leave(connection: Connection, channel: string): void;
  leaveAll(connection: Connection): void;
  /** Somebody has come or gone through another process. */
  enterElsewhere(place: Place, processId: string): void;
  leaveElsewhere(channel: string, memberId: string, processId: string): void;
  /** Sends a frame to everyone on a channel, save one connection. */
  sendFrame(channel: string, text: string, exceptSocketId?: string | null): void;
}

/** Told when a person comes to this process, or leaves it. */
export interface PresenceListener {
  came(place: Place): void;
  went(channel: string, memberId: string): void;
}

/** Channels without anybody on them. */
export function createRooms(listener: PresenceListener): Rooms {
  const rooms = new Map<string, Set<Connection>>();
  const members = createMembers();

  const sendToAll: Rooms['sendFrame'] = (channel, text, exceptSocketId = null) => {
    for (const connection of rooms.get(channel) ?? []) {
      if (connection.socketId !== exceptSocketId) sendFrame(connection, text);
    }
  };
  const leave: Rooms['leave'] = (connection, channel) => {
    const memberId = connection.channels.get(channel);
    if (memberId === undefined) return;
    connection.channels.delete(channel);
    connection.typing.delete(channel);
    const room = rooms.get(channel);
    room?.delete(connection);
    if (room?.size === 0) rooms.delete(channel);
    if (memberId === null) return;
    const { isGone, isGoneHere } = members.leave(channel, memberId, connection.socketId);
    if (isGone) sendToAll(channel, memberRemoved(channel, memberId));
    if (isGoneHere) listener.went(channel, memberId);
  };
  return {
    members,
    leave,
    sendFrame: sendToAll,
    enter(connection, channel, member) {
      const room = rooms.get(channel) ?? new Set();
      rooms.set(channel, room.add(connection));
      connection.channels.set(channel, member?.id ?? null);
      if (member === null) return;
      const { isNew, isNewHere } = members.join(channel, member, connection.socketId);
      if (isNew) sendToAll(channel, memberAdded(channel, member), connection.socketId);
      if (isNewHere) listener.came({ channel, member });
    },
    leaveAll(connection) {
      for (const channel of connection.channels.keys()) leave(connection, channel);
    },
    enterElsewhere(place, processId) {
      const isNew = members.joinElsewhere(place, processId);
      if (isNew) sendToAll(place.channel, memberAdded(place.channel, place.member));
    },
    leaveElsewhere(channel, memberId, processId) {
      const isGone = members.leaveElsewhere(channel, memberId, processId);
      if (isGone) sendToAll(channel, memberRemoved(channel, memberId));
    },
  };
}
