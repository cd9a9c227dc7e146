import { useEffect, useMemo, useState } from 'react';
import { createDraftStore } from '#runtime/forms/drafts.ts';
import { useDraft } from '#runtime/forms/useDraft.ts';
import { localStore, type SafeStorage } from '#runtime/storage/safe-storage.ts';
import type { OperationDraft } from './draft-value.ts';

interface OperationDraftOptions {
  /** Person and form. */
  key: string;
  isDirty: boolean;
  read: () => OperationDraft;
  /** Puts a draft into the form; false when it cannot be used any more. */
  apply: (draft: OperationDraft) => boolean;
}

export interface OperationDraftControl {
  /** When the draft in the form was kept (milliseconds since 1970), for the banner. */
  restoredAt: number | null;
  /** When the present values were last kept. */
  savedAt: number | null;
  save(): void;
  discard(): void;
}

// Drafts age by the device's own clock, not by that of the trade.
const deviceNow = (): number => Date.now();

/** Keeps what is typed on this device, and brings it back at once on the next visit. */
export function useOperationDraft({
  key,
  isDirty,
  read,
  apply,
}: OperationDraftOptions): OperationDraftControl {
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const storage = useMemo<SafeStorage>(
    () => ({
      ...localStore,
      set: (name, value) => {
        const isKept = localStore.set(name, value);
        if (isKept) setSavedAt(deviceNow());
        return isKept;
      },
    }),
    [],
  );
  const draft = useDraft<OperationDraft>({
    key,
    isDirty,
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
    restoredAt,
    savedAt,
    save: () => void createDraftStore<OperationDraft>({ key, storage, clock: deviceNow }).write(read()),
    discard: () => {
      draft.discard();
      setRestoredAt(null);
      setSavedAt(null);
    },
  };
}
