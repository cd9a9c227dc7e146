import { useState } from 'react';
import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Timeline } from '#ui/data/Timeline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { Composer } from '#ui/fields/Composer.tsx';
import { filterJournal, journalFilters, type JournalFilter } from './journal-filter.ts';
import { useJournalItems } from './useJournalItems.tsx';
import { type Notes, useNotes } from './useNotes.ts';

interface JournalCardProps {
  operationId: string;
  journal: OperationShowProps['journal'];
  canNote: boolean;
  /** Who reads, and so who writes. */
  reader: { readonly id: string; readonly name: string };
}

/** What happened to the operation, newest first, and the notes people leave. */
export function JournalCard({ operationId, journal, canNote, reader }: JournalCardProps) {
  const t = useMessages(operationMessages);
  const notes = useNotes(operationId);
  const [filter, setFilter] = useState<JournalFilter>('all');
  const [noteToRemove, setNoteToRemove] = useState<string | null>(null);
  const items = useJournalItems({
    entries: filterJournal(journal, filter),
    pendingNote: filter === 'states' ? null : notes.pendingText,
    authorName: reader.name,
    onRemove: setNoteToRemove,
  });

  return (
    <Card
      title={t('journal.title')}
      aside={
        <Segmented
          label={t('journal.filter')}
          size="sm"
          value={filter}
          onChange={setFilter}
          segments={journalFilters.map((id) => ({ id, label: t(`journal.${id}`) }))}
        />
      }
    >
      <Stack>
        {canNote && (
          <NoteForm draftKey={`${reader.id}:note:${operationId}`} authorName={reader.name} notes={notes} />
        )}
        {items.length === 0 ? (
          <Text as="p" tone="ink3">
            {t('journal.empty')}
          </Text>
        ) : (
          <Timeline items={items} label={t('journal.title')} />
        )}
      </Stack>
      <ConfirmDialog
        isOpen={noteToRemove !== null}
        title={t('journal.removeTitle')}
        confirmLabel={t('journal.removeConfirm')}
        isDanger
        isPending={notes.removingId !== null}
        onCancel={() => setNoteToRemove(null)}
        onConfirm={() => {
          if (noteToRemove !== null) void notes.remove(noteToRemove).then(() => setNoteToRemove(null));
        }}
      />
    </Card>
  );
}

interface NoteFormProps {
  draftKey: string;
  authorName: string;
  notes: Notes;
}

/** Where a note is written. A refused note comes back into the field. */
function NoteForm({ draftKey, authorName, notes }: NoteFormProps) {
  const t = useMessages(operationMessages);
  return (
    <Composer
      name="note"
      draftKey={draftKey}
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
