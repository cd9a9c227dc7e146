import { store } from '#generated/routes/client/operation/sale/media.ts';
import * as lotMessages from '#messages/client/lot.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FileField } from '#ui/fields/FileField.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';
import type { LotParameters } from './lot-form.ts';

const schema = async () => (await import('#contracts/client/operation/sale/lot.ts')).storeLotMedia.payload;
const formats = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;
const kinds = ['photo', 'plan'] as const;

export interface LotMediaDialogProps {
  readonly parameters: LotParameters;
  readonly onClose: () => void;
}

/** Asks for a photograph or the plan of a lot. */
export function LotMediaDialog({ parameters, onClose }: LotMediaDialogProps) {
  const t = useMessages(lotMessages);
  const form = useAppForm({ schema, defaultValues: { kind: 'photo' } });
  return (
    <ActionDialog
      form={form}
      title={t('media.add')}
      submitLabel={t('media.add')}
      action={{ method: 'POST', href: store(parameters) }}
      onClose={onClose}
    >
      <Bound form={form} name="file">
        {(bind) => <FileField {...bind} label={t('media.file')} formats={formats} />}
      </Bound>
      <Bound form={form} name="kind">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            onChange={(chosen) => bind.onChange(chosen ?? 'photo')}
            label={t('media.kindLabel')}
            choices={kinds.map((id) => ({ id, label: t(`media.kinds.${id}`) }))}
          />
        )}
      </Bound>
    </ActionDialog>
  );
}
