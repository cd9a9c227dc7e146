import { useState } from 'react';
import { note } from '#generated/routes/client/operation.ts';
import { destroy } from '#generated/routes/client/operation/note.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import type { Written } from '#ui/fields/Composer.tsx';

export interface Notes {
  /** Text on its way to the server; it stands in the journal already. */
  pendingText: string | null;
  /** Why the last note was refused. */
  error: string | undefined;
  /** Sends a note; false when it was not kept, so that the text can be given back. `retry` sends it again. */
  add(written: Written, retry: () => void): Promise<boolean>;
  /** Note on its way out. */
  removingId: string | null;
  remove(noteId: string): Promise<void>;
}

/** Adds and removes notes of an operation's journal. */
export function useNotes(operationId: string): Notes {
  const visit = useVisit();
  const [pendingText, setPendingText] = useState<string | null>(null);
  const [removingId, setRemovingId] = useState<string | null>(null);
  const [error, setError] = useState<string>();

  return {
    pendingText,
    error,
    removingId,
    async add({ id, text }, retry) {
      setPendingText(text);
      setError(undefined);
      const href = note({ operation: operationId });
      const result = await visit({
        method: 'POST',
        href,
        data: { noteId: id, text },
        preserveScroll: true,
        retry,
        // The answer holds the note itself: it must never stand there twice.
        onAnswer: () => setPendingText(null),
      });
      setPendingText(null);
      setError(result.errors['text'] ?? result.errors['base']);
      return result.outcome === 'success';
    },
    async remove(noteId) {
      setRemovingId(noteId);
      await visit({
        method: 'DELETE',
        href: destroy({ operation: operationId, note: noteId }),
        preserveScroll: true,
      });
      setRemovingId(null);
    },
  };
}
