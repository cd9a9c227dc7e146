import { startTransition, useEffect, useMemo, useState } from 'react';
import { localStore, type SafeStorage } from '../storage/safe-storage.ts';
import { createDraftStore } from './drafts.ts';
import { useDraft } from './useDraft.ts';

interface KeptDraftOptions<Value> {
  /** Person and form; null where nothing is kept. */
  readonly key: string | null;
  readonly isDirty: boolean;
  readonly read: () => Value;
  /** Puts a draft into the form; false when it cannot be used any more. */
  readonly apply: (draft: Value) => boolean;
}

/** What a form keeps of itself on this device. */
export interface KeptDraft {
  /** Whether this form keeps anything. */
  readonly isKept: boolean;
  /** When the draft in the form was kept (milliseconds since 1970), for the banner. */
  readonly restoredAt: number | null;
  /** When the present values were last kept. */
  readonly savedAt: number | null;
  save(): void;
  discard(): void;
}

// Drafts age by the device's own clock, not by that of the trade.
const deviceNow = (): number => Date.now();
const nowhere: SafeStorage = { get: () => null, set: () => false, remove: () => undefined, keys: () => [] };

/** Keeps what is typed on this device, and brings it back at once on the next visit. */
export function useKeptDraft<Value>({ key, isDirty, read, apply }: KeptDraftOptions<Value>): KeptDraft {
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const isKept = key !== null;
  const storage = useMemo<SafeStorage>(
    () =>
      isKept
        ? {
            ...localStore,
            set: (name, value) => {
              const isWritten = localStore.set(name, value);
              // Drawn when there is time: whoever types on does not wait for the whole form.
              if (isWritten) startTransition(() => setSavedAt(deviceNow()));
              return isWritten;
            },
          }
        : nowhere,
    [isKept],
  );
  const draft = useDraft<Value>({
    key: key ?? '',
    isDirty: isKept && isDirty,
    read,
    storage,
    clock: deviceNow,
    apply: (value) => {
      if (!apply(value)) return;
      setRestoredAt(draft.found?.savedAt ?? deviceNow());
    },
  });

  const { restore } = draft;
  useEffect(() => restore(), [restore]);

  return {
    isKept,
    restoredAt,
    savedAt,
    save: () => void createDraftStore<Value>({ key: key ?? '', storage, clock: deviceNow }).write(read()),
    discard: () => {
      draft.discard();
      setRestoredAt(null);
      setSavedAt(null);
    },
  };
}
