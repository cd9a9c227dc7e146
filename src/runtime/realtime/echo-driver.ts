import Echo from 'laravel-echo';
import Pusher, { type Members } from 'pusher-js';
import type { ChannelListener, ConnectionListener, Member, RealtimeDriver } from './driver.ts';
import { pusherOptions } from './pusher-options.ts';
import type { RealtimeSettings } from './settings.ts';

/** The parts of what the library reports that are of use here. */
interface ConnectionError {
  readonly error?: { readonly data?: { readonly code?: number } };
}

/** Pusher's name for what one browser tells the others (`client-` events, Pusher Channels). */
const typingEvent = 'client-typing';

const membersOf = ({ members }: Pick<Members, 'members'>): readonly Member[] =>
  Object.entries(members as Record<string, unknown>).map(([id, info]) => ({ id, info }));

/** A connection by Echo and its Pusher broadcaster; opened as soon as it is made. */
export function openEcho(settings: RealtimeSettings, listener: ConnectionListener): RealtimeDriver {
  const pusher = new Pusher(settings.key, pusherOptions(settings));
  // Given its client, Echo adds no headers of its own: its copy of the token would grow old.
  const echo = new Echo({
    broadcaster: 'pusher',
    key: settings.key,
    client: pusher,
    withoutInterceptors: true,
  });
  let isClosed = false;
  let lastCode: number | null = null;

  pusher.connection.bind('error', ({ error }: ConnectionError) => {
    lastCode = error?.data?.code ?? null;
  });
  pusher.connection.bind('state_change', ({ current }: { readonly current: string }) => {
    if (isClosed) return;
    if (current === 'connected') {
      lastCode = null;
      listener.onConnected(pusher.connection.socket_id);
    } else if (current === 'connecting') listener.onState('connecting');
    else if (current === 'disconnected') listener.onEnded(lastCode);
    else listener.onState('unavailable');
  });

  return {
    join(channel, heard) {
      const leave = channel.startsWith('presence-')
        ? joinPresence(echo, channel, heard)
        : listen(echo, channel, heard);
      return () => {
        leave();
        echo.leaveChannel(channel);
      };
    },
    sendTyping(channel, field) {
      pusher.channel(channel)?.trigger(typingEvent, { field });
    },
    connect: () => pusher.connect(),
    close() {
      isClosed = true;
      echo.disconnect();
    },
  };
}

type PusherEcho = Echo<'pusher'>;
type AnyChannel = ReturnType<PusherEcho['channel']>;

function listenTo(channel: AnyChannel, listener: ChannelListener): () => void {
  const onEvent = (name: string, data: unknown): void =>
    listener.onEvent(name.startsWith('.') ? name.slice(1) : name, data);
  const onRefused = ({ status }: { readonly status?: number }): void => listener.onRefused(status ?? 0);
  channel.listenToAll(onEvent).error(onRefused);
  return () => {
    channel.stopListeningToAll(onEvent);
    channel.subscription.unbind('pusher:subscription_error', onRefused);
  };
}

function listen(echo: PusherEcho, name: string, listener: ChannelListener): () => void {
  const prefix = 'private-';
  return listenTo(
    name.startsWith(prefix) ? echo.private(name.slice(prefix.length)) : echo.channel(name),
    listener,
  );
}

function joinPresence(echo: PusherEcho, name: string, listener: ChannelListener): () => void {
  const channel = echo.join(name.slice('presence-'.length));
  // The library keeps the list, one entry a person however many tabs they have.
  const emitMembers = (): void => {
    if ('members' in channel.subscription)
      listener.onMembers(membersOf(channel.subscription.members as Members));
  };
  channel.here(emitMembers).joining(emitMembers).leaving(emitMembers);
  const { subscription } = channel;
  // Who tells it is the server's word (`user_id`), the field is the other browser's.
  const onTyping = (data: unknown, metadata?: { readonly user_id?: string }): void => {
    const field = typeof data === 'object' && data !== null && 'field' in data ? data.field : null;
    if (typeof field === 'string' && metadata?.user_id !== undefined)
      listener.onTyping(metadata.user_id, field);
  };
  subscription.bind(typingEvent, onTyping);
  const leave = listenTo(channel, listener);
  return () => {
    subscription.unbind(typingEvent, onTyping);
    leave();
  };
}
