import { useState } from 'react';
import { followUpKinds } from '#domain/visit/visit.ts';
import { complete } from '#generated/routes/client/operation/visit.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

export interface CompleteDialogProps {
  readonly parameters: { readonly operation: string; readonly visit: string };
  readonly version: number;
  /** Findings of the visit are not with the server yet. */
  readonly isWaiting: boolean;
  readonly onClose: () => void;
}

const ratings = ['1', '2', '3', '4', '5'].map((id) => ({ id, label: id }));

/** Records what came of a visit: rating, report, what is to be done. */
export function CompleteDialog({ parameters, version, isWaiting, onClose }: CompleteDialogProps) {
  const t = useMessages(visitMessages);
  const visit = useVisit();
  const [rating, setRating] = useState<string | null>(null);
  const [notes, setNotes] = useState('');
  const [followUpKind, setFollowUpKind] = useState<string | null>('none');
  const [followUpDueOn, setFollowUpDueOn] = useState<string | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const submit = async (): Promise<boolean> => {
    const result = await visit({
      method: 'POST',
      href: complete(parameters),
      data: {
        version,
        rating: rating === null ? null : Number(rating),
        notes,
        followUpKind: followUpKind ?? 'none',
        followUpDueOn: followUpKind === 'none' ? null : followUpDueOn,
      },
    });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  const refusal = errors['base'] ?? errors['version'];
  return (
    <FormDialog
      title={t('complete.title')}
      submitLabel={t('complete.action')}
      onSubmit={submit}
      onClose={onClose}
    >
      {isWaiting && <Banner tone="info">{t('complete.waiting')}</Banner>}
      <TextArea
        name="notes"
        label={t('complete.notes')}
        value={notes}
        onChange={setNotes}
        error={errors['notes']}
        rows={6}
        maxLength={8000}
        autoFocus
      />
      <RadioGroup
        name="rating"
        label={t('complete.rating')}
        value={rating}
        onChange={setRating}
        error={errors['rating']}
        choices={ratings}
        isInline
        isOptional
      />
      <FieldRow>
        <Select
          name="followUpKind"
          label={t('complete.followUpKind')}
          value={followUpKind}
          onChange={setFollowUpKind}
          error={errors['followUpKind']}
          choices={followUpKinds.map((id) => ({ id, label: t(`choices.followUpKind.${id}`) }))}
        />
        {followUpKind !== 'none' && (
          <DateField
            name="followUpDueOn"
            label={t('complete.followUpDueOn')}
            value={followUpDueOn}
            onChange={setFollowUpDueOn}
            error={errors['followUpDueOn']}
            isOptional
          />
        )}
      </FieldRow>
      {refusal !== undefined && <FieldError id="complete-error" text={refusal} />}
    </FormDialog>
  );
}
