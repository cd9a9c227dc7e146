import { isTransient } from '../protocol/transient.ts';
import type { ChannelListener, Member, RealtimeDriver } from './driver.ts';
import type { Timers } from './timers.ts';
import { timings } from './timings.ts';

interface JoinedChannel {
  readonly listeners: Set<Partial<ChannelListener>>;
  members: readonly Member[];
  leave: (() => void) | null;
  leaving: unknown;
  rejoining: unknown;
}

/** The channels that parts of the page listen to, whether there is a connection or not. */
export interface Channels {
  join(channel: string, listener: Partial<ChannelListener>): () => void;
  sendTyping(channel: string, field: string): void;
  /** Joins all of them on a connection; null: there is none any more. */
  attach(driver: RealtimeDriver | null): void;
  /** Without a connection nobody knows who is there. */
  forgetMembers(): void;
}

export interface ChannelsOptions {
  readonly timers: Timers;
  readonly onRefused: (channel: string, status: number) => void;
}

/** A refusal after which asking again is worth it: one that passes by itself, no answer, an old token. */
const isWorthAsking = (status: number): boolean => status === 0 || status === 419 || isTransient(status);

/** Joins each channel once, however many listen, and leaves it a little after the last of them. */
export function createChannels({ timers, onRefused }: ChannelsOptions): Channels {
  const joined = new Map<string, JoinedChannel>();
  let driver: RealtimeDriver | null = null;

  const emitMembers = (entry: JoinedChannel, members: readonly Member[]): void => {
    entry.members = members;
    for (const listener of entry.listeners) listener.onMembers?.(members);
  };

  const leave = (entry: JoinedChannel): void => {
    timers.clear(entry.rejoining);
    entry.leave?.();
    entry.leave = null;
  };

  const joinOn = (channel: string, entry: JoinedChannel): void => {
    if (driver === null) return;
    entry.leave = driver.join(channel, {
      onEvent: (name, data) => {
        for (const listener of entry.listeners) listener.onEvent?.(name, data);
      },
      onMembers: (members) => emitMembers(entry, members),
      onTyping: (memberId, field) => {
        for (const listener of entry.listeners) listener.onTyping?.(memberId, field);
      },
      onRefused: (status) => {
        for (const listener of entry.listeners) listener.onRefused?.(status);
        onRefused(channel, status);
        if (!isWorthAsking(status)) return;
        timers.clear(entry.rejoining);
        entry.rejoining = timers.set(() => {
          leave(entry);
          joinOn(channel, entry);
        }, timings.rejoinMs);
      },
    });
  };

  const hold = (channel: string): JoinedChannel => {
    const known = joined.get(channel);
    if (known) return known;
    const entry: JoinedChannel = {
      listeners: new Set(),
      members: [],
      leave: null,
      leaving: null,
      rejoining: null,
    };
    joined.set(channel, entry);
    joinOn(channel, entry);
    return entry;
  };

  return {
    join(channel, listener) {
      const entry = hold(channel);
      timers.clear(entry.leaving);
      entry.listeners.add(listener);
      if (entry.members.length > 0) listener.onMembers?.(entry.members);
      return () => {
        entry.listeners.delete(listener);
        if (entry.listeners.size > 0) return;
        timers.clear(entry.leaving);
        entry.leaving = timers.set(() => {
          leave(entry);
          joined.delete(channel);
        }, timings.leaveMs);
      };
    },
    sendTyping: (channel, field) => driver?.sendTyping(channel, field),
    attach(next) {
      for (const entry of joined.values()) leave(entry);
      driver = next;
      for (const [channel, entry] of joined) {
        emitMembers(entry, []);
        joinOn(channel, entry);
      }
    },
    forgetMembers() {
      for (const entry of joined.values()) if (entry.members.length > 0) emitMembers(entry, []);
    },
  };
}
