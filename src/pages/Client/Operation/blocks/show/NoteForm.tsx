import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Composer } from '#ui/fields/Composer.tsx';
import type { Notes } from './useNotes.ts';

interface NoteFormProps {
  authorName: string;
  notes: Notes;
}

/** Where a note is written. A refused note comes back into the field. */
export function NoteForm({ authorName, notes }: NoteFormProps) {
  const t = useMessages(operationMessages);
  return (
    <Composer
      name="note"
      authorName={authorName}
      label={t('journal.placeholder')}
      submitLabel={t('journal.add')}
      hint={t('journal.addHint')}
      maxLength={2000}
      tooLong={t('journal.tooLong')}
      onSend={notes.add}
      isPending={notes.pendingText !== null}
      error={notes.error}
    />
  );
}
