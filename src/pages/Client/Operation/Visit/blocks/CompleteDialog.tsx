import { useWatch } from 'react-hook-form';
import { followUpKinds } from '#domain/visit/visit.ts';
import { complete } from '#generated/routes/client/operation/visit.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';
import { MarkField } from '../../../../blocks/ask/MarkField.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/visit/payload.ts')).completeVisit.payload;

export interface CompleteDialogProps {
  readonly parameters: { readonly operation: string; readonly visit: string };
  readonly version: number;
  /** Findings of the visit are not with the server yet. */
  readonly isWaiting: boolean;
  readonly onClose: () => void;
}

/** Records what came of a visit: rating, report, what is to be done. */
export function CompleteDialog({ parameters, version, isWaiting, onClose }: CompleteDialogProps) {
  const t = useMessages(visitMessages);
  const form = useAppForm({
    schema,
    defaultValues: { version, rating: null, notes: '', followUpKind: 'none', followUpDueOn: null },
  });
  const { field } = fieldsOf(form);
  const isFollowed = useWatch({ control: form.form.control, name: 'followUpKind' }) !== 'none';
  return (
    <ActionDialog
      form={form}
      title={t('complete.title')}
      submitLabel={t('complete.action')}
      action={{
        method: 'POST',
        href: complete(parameters),
        transform: (values) => ({ ...values, followUpDueOn: isFollowed ? values.followUpDueOn : null }),
      }}
      onClose={onClose}
    >
      {isWaiting && <Banner tone="info">{t('complete.waiting')}</Banner>}
      {field('notes', TextArea, {
        label: t('complete.notes'),
        rows: 6,
        maxLength: 8000,
        autoFocus: true,
      })}
      {field('rating', MarkField, { label: t('complete.rating'), isOptional: true })}
      <FieldRow>
        {field('followUpKind', Select, {
          label: t('complete.followUpKind'),
          choices: followUpKinds.map((id) => ({ id, label: t(`choices.followUpKind.${id}`) })),
        })}
        {isFollowed &&
          field('followUpDueOn', DateField, { label: t('complete.followUpDueOn'), isOptional: true })}
      </FieldRow>
    </ActionDialog>
  );
}
