import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../actions/Button.tsx';
import { Avatar } from '../identity/Avatar.tsx';
import { TextArea } from './TextArea.tsx';

export interface ComposerProps {
  readonly name: string;
  readonly authorName: string;
  /** What is written here; stands in the field until something is. */
  readonly label: string;
  readonly submitLabel: string;
  /** Which keys send it; for those who have some. */
  readonly hint: string;
  readonly maxLength: number;
  /** Said of a text that is longer. */
  readonly tooLong: string;
  /** Sends the text; false brings it back into the field. */
  readonly onSend: (text: string) => Promise<boolean>;
  readonly isPending: boolean;
  /** Why the last one was refused. */
  readonly error?: string | undefined;
}

/** The counter shows in this last part of the length. */
const counterShare = 0.9;

/**
 * Where a note or a message is written; ⌘ or Ctrl + Enter sends it:
 *
 *     <Composer name="note" authorName={name} label={t('write')} submitLabel={t('add')} hint={t('hint')}
 *       maxLength={2000} tooLong={t('tooLong')} onSend={add} isPending={isPending} error={error} />
 */
export function Composer({
  name,
  authorName,
  label,
  submitLabel,
  hint,
  maxLength,
  tooLong,
  onSend,
  isPending,
  error,
}: ComposerProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = text.trim().length > maxLength;

  const send = async () => {
    const sent = text.trim();
    if (sent === '' || isTooLong || isPending) return;
    setText('');
    // The button goes with the text: who pressed it writes on.
    field.current?.focus();
    if (!(await onSend(sent))) setText((typedSince) => (typedSince === '' ? sent : typedSince));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void send();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the field inside
    <form
      className="no-print flex gap-3"
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
          name={name}
          label={label}
          placeholder={label}
          isLabelHidden
          rows={1}
          value={text}
          onChange={setText}
          error={isTooLong ? tooLong : error}
          maxLength={text.length >= maxLength * counterShare ? maxLength : undefined}
        />
        {(text !== '' || isPending) && (
          <div className="flex items-center justify-end gap-3">
            <span className="text-label text-ink3 pointer-coarse:hidden">{hint}</span>
            <Button size="sm" type="submit" isPending={isPending}>
              {submitLabel}
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}
