/** What the processes of an installation tell each other for the browsers that are connected to them. */
export type RealtimeEvent =
  /** For everyone on the channels, save the connection that caused it. */
  | {
      readonly kind: 'message';
      readonly channels: readonly string[];
      readonly name: string;
      readonly data: unknown;
      readonly exceptSocketId: string | null;
    }
  /** A connection was given a right in this session: it lives no longer than the session. */
  | { readonly kind: 'bind'; readonly socketId: string; readonly sessionId: string; readonly userId: string }
  /** A session has changed its identifier; its connections stay. */
  | { readonly kind: 'rebind'; readonly sessionId: string; readonly nextId: string }
  /** Who has come to a process and who has left it on presence channels; `isWhole`: nobody else is there. */
  | {
      readonly kind: 'people';
      readonly processId: string;
      readonly isWhole: boolean;
      readonly present: readonly {
        readonly channel: string;
        readonly member: { readonly id: string; readonly info: unknown };
      }[];
      readonly absent: readonly { readonly channel: string; readonly memberId: string }[];
    }
  /** A process asks the others who is there. */
  | { readonly kind: 'roll-call'; readonly processId: string }
  /** The connections of a session or a person are closed. */
  | { readonly kind: 'cut'; readonly sessionId: string; readonly userId?: never }
  | { readonly kind: 'cut'; readonly userId: string; readonly sessionId?: never };

/** Carries events to every process that serves the same data, this one included. */
export interface EventBus {
  /** Resolves when the events are on their way; never rejects for want of a listener. */
  publish(events: readonly RealtimeEvent[]): Promise<void>;
  /** @returns a function that ends the subscription */
  subscribe(listener: (event: RealtimeEvent) => void): () => void;
}

/** A bus for one process: listeners hear an event before `publish` returns. */
export function localEvents(): EventBus {
  const listeners = new Set<(event: RealtimeEvent) => void>();
  return {
    publish: async (events) => {
      for (const event of events) for (const listener of listeners) listener(event);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
