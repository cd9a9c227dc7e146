import { store } from '#generated/routes/client/operation/sale/media.ts';
import * as lotMessages from '#messages/client/lot.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FileField } from '#ui/fields/FileField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';
import type { LotParameters } from './lot-form.ts';

const schema = async () => (await import('#contracts/client/operation/sale/lot.ts')).storeLotMedia.payload;
const formats = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;
const kinds = ['photo', 'plan'] as const;

interface LotMediaDialogProps {
  readonly parameters: LotParameters;
  readonly onClose: () => void;
}

/** Asks for a photograph or the plan of a lot. */
export function LotMediaDialog({ parameters, onClose }: LotMediaDialogProps) {
  const t = useMessages(lotMessages);
  const form = useAppForm({ schema, defaultValues: { kind: 'photo' } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('media.add')}
      submitLabel={t('media.add')}
      action={{ method: 'POST', href: store(parameters) }}
      onClose={onClose}
    >
      {field('file', FileField, { label: t('media.file'), formats })}
      {field('kind', Select, {
        label: t('media.kindLabel'),
        choices: kinds.map((id) => ({ id, label: t(`media.kinds.${id}`) })),
      })}
    </ActionDialog>
  );
}
