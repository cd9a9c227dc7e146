import { store } from '#generated/routes/admin/prospect/activity.ts';
import * as prospectMessages from '#messages/admin/prospect.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

const schema = async () =>
  (await import('#contracts/admin/prospect/payload.ts')).storeProspectActivity.payload;

const kinds = ['call', 'email', 'demo', 'note'] as const;

interface ActivityDialogProps {
  readonly prospect: { readonly id: string; readonly nextActionOn: string | null };
  readonly today: string;
  readonly onClose: () => void;
}

/** What was said or done with a prospect, and what comes next. */
export function ActivityDialog({ prospect, today, onClose }: ActivityDialogProps) {
  const t = useMessages(prospectMessages);
  const form = useAppForm({
    schema,
    defaultValues: {
      kind: 'call',
      body: '',
      on: today,
      isFromPerson: false,
      nextActionOn: prospect.nextActionOn,
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('activity.action')}
      submitLabel={t('save')}
      action={{ method: 'POST', href: store(prospect.id) }}
      onClose={onClose}
    >
      <FieldRow>
        {field('kind', Select, {
          label: t('activity.kind'),
          choices: kinds.map((id) => ({ id, label: t(`choices.kind.${id}`) })),
        })}
        {field('on', DateField, { label: t('activity.on') })}
      </FieldRow>
      {field('body', TextArea, { label: t('activity.body'), rows: 4, maxLength: 4000 })}
      {field('isFromPerson', Switch, {
        label: t('activity.isFromPerson'),
        help: t('activity.fromPersonHelp'),
      })}
      {field('nextActionOn', DateField, { label: t('activity.next'), isOptional: true })}
    </ActionDialog>
  );
}
