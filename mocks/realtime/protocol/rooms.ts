import { tell, type Connection } from './connection.ts';
import { memberAdded, memberRemoved } from './frames.ts';
import { createMembers, type Member, type Members } from './members.ts';

/** Who is on which channel. */
export interface Rooms {
  readonly members: Members;
  /** Puts a connection on a channel; the others hear of a person who was not there. */
  enter(connection: Connection, channel: string, member: Member | null): void;
  leave(connection: Connection, channel: string): void;
  leaveAll(connection: Connection): void;
  /** Sends a frame to everyone on a channel, save one connection. */
  tell(channel: string, text: string, exceptSocketId?: string | null): void;
}

/** Channels without anybody on them. */
export function createRooms(): Rooms {
  const rooms = new Map<string, Set<Connection>>();
  const members = createMembers();

  const tellAll: Rooms['tell'] = (channel, text, exceptSocketId = null) => {
    for (const connection of rooms.get(channel) ?? []) {
      if (connection.socketId !== exceptSocketId) tell(connection, text);
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
    if (memberId !== null && members.leave(channel, connection.socketId) !== null) {
      tellAll(channel, memberRemoved(channel, memberId));
    }
  };
  return {
    members,
    leave,
    tell: tellAll,
    enter(connection, channel, member) {
      const room = rooms.get(channel) ?? new Set();
      rooms.set(channel, room.add(connection));
      connection.channels.set(channel, member?.id ?? null);
      if (member !== null && members.join(channel, connection.socketId, member)) {
        tellAll(channel, memberAdded(channel, member), connection.socketId);
      }
    },
    leaveAll(connection) {
      for (const channel of [...connection.channels.keys()]) leave(connection, channel);
    },
  };
}
