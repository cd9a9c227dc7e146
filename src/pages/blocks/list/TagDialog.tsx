import { useState } from 'react';
import * as recordMessages from '#messages/record.ts';
import * as validationMessages from '#messages/validation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { TagInput } from '#ui/fields/TagInput.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface TagDialogProps {
  /** Tags that records have already. */
  readonly suggestions: readonly string[];
  /** Sends them; the window stays open with what was refused. */
  readonly onSubmit: (tags: readonly string[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks which tags several records get: those in use, or new ones. */
export function TagDialog({ suggestions, onSubmit, onClose }: TagDialogProps) {
  const t = useMessages(recordMessages);
  const required = useMessages(validationMessages)('required');
  const [tags, setTags] = useState<readonly string[]>([]);
  const [error, setError] = useState<string>();

  const change = (next: readonly string[]): void => {
    setTags(next);
    setError(undefined);
  };
  const submit = (): boolean | Promise<boolean> => {
    if (tags.length > 0) return onSubmit(tags);
    setError(required);
    return false;
  };
  return (
    <FormDialog
      title={t('tagTitle')}
      description={t('tagText')}
      submitLabel={t('tag')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TagInput name="bulk-tags" label={t('tags')} value={tags} onChange={change} error={error} autoFocus />
      {suggestions.slice(0, 12).map((tag) => (
        <Checkbox
          key={tag}
          name={`bulk-tag-${tag}`}
          label={tag}
          value={tags.includes(tag)}
          onChange={(isTicked) => change(isTicked ? [...tags, tag] : tags.filter((other) => other !== tag))}
        />
      ))}
    </FormDialog>
  );
}
