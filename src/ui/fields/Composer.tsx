import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { createDraftStore } from '#runtime/forms/drafts.ts';
import { newDeviceId } from '#runtime/platform/new-device-id.ts';
import { localStore } from '#runtime/storage/safe-storage.ts';
import { Button } from '../actions/Button.tsx';
import { Avatar } from '../identity/Avatar.tsx';
import { TextArea } from './TextArea.tsx';

/** What was written, under the identifier that this device gave it: sent once more, it is kept once. */
export interface Written {
  readonly id: string;
  readonly text: string;
}

export interface ComposerProps {
  readonly name: string;
  /** Person, kind and record, under which what is being written is kept on this device for a day. */
  readonly draftKey?: string | undefined;
  readonly authorName: string;
  /** What is written here; stands in the field until something is. */
  readonly label: string;
  readonly submitLabel: string;
  /** Which keys send it; for those who have some. */
  readonly hint: string;
  readonly maxLength: number;
  /** Said of a text that is longer. */
  readonly tooLong: string;
  /** Sends the text; false brings it back into the field. Whoever tries again sends what the field holds by then. */
  readonly onSend: (written: Written, retry: () => void) => Promise<boolean>;
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
  draftKey,
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
  const { text, write, letGo } = useKeptText(draftKey);
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = text.trim().length > maxLength;

  const send = async (retry: () => void): Promise<void> => {
    const sent = text.trim();
    if (sent === '' || isTooLong || isPending) return;
    const { id, settle } = letGo();
    // The button goes with the text: who pressed it writes on.
    field.current?.focus();
    settle(await onSend({ id, text: sent }, retry));
  };
  const again = useAgain(send);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void send(again);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the field inside
    <form
      className="no-print flex gap-3"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void send(again);
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
          onChange={write}
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

/** Sends what the field holds by then, as often as it is tried again. */
function useAgain(send: (again: () => void) => Promise<void>): () => void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  return useCallback(function again(): void {
    void latest.current(again);
  }, []);
}

interface KeptText extends Written {
  /** It went out, and nobody knows yet whether it has arrived: the page was left before the answer. */
  readonly isSent: boolean;
}

const isKeptText = (value: unknown): value is KeptText =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value && 'isSent' in value;

/** What is being written, kept under a key until it has arrived; without one it goes with the page. */
function useKeptText(draftKey: string | undefined) {
  const draft = useMemo(
    () =>
      draftKey === undefined
        ? null
        : createDraftStore<KeptText>({
            key: draftKey,
            storage: localStore,
            clock: () => Date.now(),
            accept: isKeptText,
          }),
    [draftKey],
  );
  const [kept, setKept] = useState(() => draft?.read()?.value ?? nothing);
  const latest = useRef(kept);
  const show = (next: KeptText): void => {
    latest.current = next;
    setKept(next);
  };
  return {
    text: kept.text,
    write: (text: string): void => {
      const { id, isSent } = latest.current;
      // Other words than those that were sent are another note.
      const next =
        text === '' ? nothing : { id: id === '' || isSent ? newDeviceId() : id, text, isSent: false };
      show(next);
      if (text === '') draft?.discard();
      else draft?.write(next);
    },
    /** Empties the field for what is sent; the answer settles whether it is done with, or comes back. */
    letGo: () => {
      const sent = { ...latest.current, isSent: true };
      draft?.write(sent);
      show(nothing);
      return {
        id: sent.id,
        settle: (hasArrived: boolean): void => {
          if (latest.current.text !== '') return;
          if (hasArrived) draft?.discard();
          else show(sent);
        },
      };
    },
  };
}

const nothing: KeptText = { id: '', text: '', isSent: false };
