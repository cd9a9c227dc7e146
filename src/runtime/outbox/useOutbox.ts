import { useCallback, useEffect, useRef, useState } from 'react';
import { newDeviceId } from '../platform/new-device-id.ts';
import { whenBackOnline } from '../platform/online.ts';
import { openOutbox, type OutboxEntry } from './outbox-store.ts';
import { sendEntries } from './send-entries.ts';

/** A network may be back without saying so: what waits is tried again after this time. */
const retryMs = 15_000;

export type NewEntry = Pick<OutboxEntry, 'key' | 'group' | 'method' | 'href' | 'data' | 'file'>;

export interface Outbox {
  /** What waits or was refused, of all records of the person. */
  readonly entries: readonly OutboxEntry[];
  readonly isSending: boolean;
  /** False where this browser keeps nothing once the page is left. */
  readonly isLasting: boolean;
  /** Keeps entries, then sends what it can. Resolves as soon as they are kept. */
  readonly add: (entries: readonly NewEntry[]) => Promise<void>;
  /** Erases entries that were not sent. */
  readonly discard: (keys: readonly string[]) => Promise<void>;
  readonly sendNow: () => void;
}

/**
 * What a person writes while the network may be gone: kept on the device, sent when it is back, each entry under an
 * identifier made here, so that sending it twice writes it once.
 *
 * @param owner person and company
 * @param onSent renews what the page shows; entries are shown until it is done
 */
export function useOutbox(owner: string, onSent: () => Promise<unknown>): Outbox {
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([]);
  const [isSending, setSending] = useState(false);
  const [isLasting, setLasting] = useState(true);
  const renew = useRef(onSent);
  const isUnderWay = useRef(false);
  useEffect(() => {
    renew.current = onSent;
  });

  const show = useCallback(async (): Promise<readonly OutboxEntry[]> => {
    const store = await openOutbox();
    const now = await store.list(owner);
    setLasting(store.isLasting);
    setEntries(now);
    return now;
  }, [owner]);

  const sendAll = useCallback(async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    try {
      const store = await openOutbox();
      const sentCount = await withLock(() => sendEntries(store, owner));
      if (sentCount > 0) await renew.current();
    } finally {
      isUnderWay.current = false;
      setSending(false);
      await show();
    }
  }, [owner, show]);

  useEffect(() => {
    const begin = async (): Promise<void> => {
      if ((await show()).length > 0) await sendAll();
    };
    // After this paint: what waits is not needed for it.
    const timer = setTimeout(() => void begin());
    const stop = whenBackOnline(() => void sendAll());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [show, sendAll]);

  const isWaiting = entries.some(({ refusal }) => refusal === null);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void sendAll(), retryMs);
    return () => clearInterval(timer);
  }, [isWaiting, sendAll]);

  return {
    entries,
    isSending,
    isLasting,
    add: async (added) => {
      const store = await openOutbox();
      const present = await store.list(owner);
      const start = Math.max(Date.now(), ...present.map(({ at }) => at + 1));
      for (const [index, entry] of added.entries()) {
        // What takes another's place keeps it: a finding goes before its photographs.
        const at = present.find(({ key }) => key === entry.key)?.at ?? start + index;
        const revision = newDeviceId();
        await store.put({
          ...entry,
          owner,
          at,
          revision,
          refusal: null,
        });
      }
      await show();
      void sendAll();
    },
    discard: async (keys) => {
      const store = await openOutbox();
      for (const key of keys) await store.remove(key);
      await show();
    },
    sendNow: () => void sendAll(),
  };
}

/** Two tabs do not send at the same time, where the browser can tell. */
const withLock = (send: () => Promise<number>): Promise<number> =>
  'locks' in navigator ? navigator.locks.request('ilot-outbox', send) : send();
