import { useId, useState, type FormEvent } from 'react';
import * as bulkMessages from '#messages/client/operation-bulk.ts';
import * as validationMessages from '#messages/validation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { TagInput } from '#ui/fields/TagInput.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';

export interface TagDialogProps {
  /** Tags that operations have already. */
  readonly suggestions: readonly string[];
  /** Sends them; the window stays open with what was refused. */
  readonly onSubmit: (tags: readonly string[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks which tags several operations get: those in use, or new ones. */
export function TagDialog({ suggestions, onSubmit, onClose }: TagDialogProps) {
  const t = useMessages(bulkMessages);
  const required = useMessages(validationMessages)('required');
  const formId = useId();
  const [tags, setTags] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  const change = (next: readonly string[]): void => {
    setTags(next);
    setError(undefined);
  };
  const send = async (): Promise<void> => {
    setPending(true);
    const isDone = await onSubmit(tags);
    setPending(false);
    if (isDone) onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (tags.length === 0) setError(required);
    else if (!isPending) void send();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('tagTitle')}
      description={t('tagText')}
      isDismissable={!isPending}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {t('tagConfirm')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-3">
        <TagInput
          name="bulk-tags"
          label={t('tagsLabel')}
          value={tags}
          onChange={change}
          error={error}
          autoFocus
        />
        {suggestions.slice(0, 12).map((tag) => (
          <Checkbox
            key={tag}
            name={`bulk-tag-${tag}`}
            label={tag}
            value={tags.includes(tag)}
            onChange={(isTicked) => change(isTicked ? [...tags, tag] : tags.filter((other) => other !== tag))}
          />
        ))}
      </form>
    </Dialog>
  );
}
