import { useRef, useState, type KeyboardEvent } from 'react';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import type { Notes } from './useNotes.ts';

interface NoteFormProps {
  authorName: string;
  notes: Notes;
}

const maxLength = 2000;
/** From here on the counter shows. */
const counterFrom = 1800;

/** Where a note is written; ⌘ or Ctrl + Enter sends it. A refused note comes back into the field. */
export function NoteForm({ authorName, notes }: NoteFormProps) {
  const t = useMessages(operationMessages);
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = text.trim().length > maxLength;
  const isPending = notes.pendingText !== null;

  const send = async () => {
    const note = text.trim();
    if (note === '' || isTooLong || isPending) return;
    setText('');
    // The button goes with the text: who pressed it writes on.
    field.current?.focus();
    if (!(await notes.add(note))) setText((typedSince) => (typedSince === '' ? note : typedSince));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void send();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the field inside
    <form
      className="flex gap-3"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <span className="pt-1.5">
        <Avatar name={authorName} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <TextArea
          ref={field}
          name="note"
          label={t('journal.placeholder')}
          placeholder={t('journal.placeholder')}
          isLabelHidden
          rows={1}
          value={text}
          onChange={setText}
          error={isTooLong ? t('journal.tooLong') : notes.error}
          maxLength={text.length >= counterFrom ? maxLength : undefined}
        />
        {(text !== '' || isPending) && (
          <div className="flex items-center justify-end gap-3">
            <span className="text-label text-ink3 pointer-coarse:hidden">{t('journal.addHint')}</span>
            <Button size="sm" type="submit" isPending={isPending}>
              {t('journal.add')}
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}
