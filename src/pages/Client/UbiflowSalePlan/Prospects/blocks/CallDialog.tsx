import { callResults } from '#domain/lead/lead.ts';
import { call } from '#generated/routes/client/ubiflow-sale-plan/prospects.ts';
import * as leadMessages from '#messages/client/lead.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';

const schema = async () =>
  (await import('#contracts/client/ubiflow-sale-plan/prospects/payload.ts')).callLead.payload;

interface CallDialogProps {
  readonly lead: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** What came of a call. */
export function CallDialog({ lead, onClose }: CallDialogProps) {
  const t = useMessages(leadMessages);
  const form = useAppForm({ schema, defaultValues: { result: 'reached', note: '' } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('call.title', { name: lead.name })}
      submitLabel={t('save')}
      action={{ method: 'POST', href: call(lead.id) }}
      onClose={onClose}
    >
      {field('result', Select, {
        label: t('call.result'),
        choices: callResults.map((id) => ({ id, label: t(`choices.result.${id}`) })),
      })}
      {field('note', TextArea, { label: t('call.note'), rows: 4, maxLength: 2000, isOptional: true })}
    </ActionDialog>
  );
}
