import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { localStore, type SafeStorage } from '../storage/safe-storage.ts';
import { createDraftStore, type Draft } from './drafts.ts';

export interface UseDraftOptions<T> {
  /** Person and form, e.g. `{userId}:{form}:{id}`. */
  readonly key: string;
  /** The present values; read when saving. */
  readonly read: () => T;
  /** Puts a draft into the form. */
  readonly apply: (value: T) => void;
  /** Whether there is something worth keeping. */
  readonly isDirty: boolean;
  readonly ttlMs?: number;
  readonly everyMs?: number;
  readonly storage?: SafeStorage;
  /** The system's clock. */
  readonly clock?: () => number;
}

export interface DraftControl<T> {
  /** A draft of an earlier visit, for the banner; null once restored or discarded. */
  readonly found: Draft<T> | null;
  restore(): void;
  /** Forgets what is kept; call it from the form's `onSuccess`. */
  discard(): void;
}

const EVERY_MS = 10_000;
const systemClock = (): number => Date.now();

/** Keeps unsaved values every 10 s, when the document is hidden and when the form goes; finds them again for 24 h. */
export function useDraft<T>(options: UseDraftOptions<T>): DraftControl<T> {
  const { key, ttlMs, everyMs = EVERY_MS, storage = localStore, clock = systemClock, isDirty } = options;
  const store = useMemo(
    () => createDraftStore<T>({ key, storage, clock, ttlMs }),
    [key, storage, clock, ttlMs],
  );
  const [found, setFound] = useState(() => store.read());
  const latest = useRef(options);
  const isDiscarded = useRef(false);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!isDirty) return undefined;
    isDiscarded.current = false;
    const save = () => {
      isDiscarded.current = false;
      store.write(latest.current.read());
    };
    const timer = setInterval(save, everyMs);
    const saveWhenHidden = () => document.visibilityState === 'hidden' && save();
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      window.removeEventListener('pagehide', save);
    };
  }, [isDirty, store, everyMs]);

  // Whatever takes the form away, a sign-in page or an error: the last keystroke is kept. Not at its own end.
  useEffect(
    () => () => {
      if (latest.current.isDirty && !isDiscarded.current) store.write(latest.current.read());
    },
    [store],
  );

  const discard = useCallback(() => {
    isDiscarded.current = true;
    store.discard();
    setFound(null);
  }, [store]);
  const restore = useCallback(() => {
    if (found) latest.current.apply(found.value);
    setFound(null);
  }, [found]);
  return { found, restore, discard };
}
