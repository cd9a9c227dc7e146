import type { NotarySaleIndexProps } from '#contracts/client/operation/notary/sale/index.ts';
import { option } from '#generated/routes/client/operation/notary/sale.ts';
import * as saleMessages from '#messages/client/notary-sale.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { ActionDialog } from '../../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../../blocks/ask/fields-of.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/notary/sale/payload.ts')).takeOption.payload;

interface OptionDialogProps {
  readonly operationId: string;
  readonly choices: NotarySaleIndexProps['choices'];
  readonly onClose: () => void;
}

/** Asks which lots are kept, for whom and until when. */
export function OptionDialog({ operationId, choices, onClose }: OptionDialogProps) {
  const t = useMessages(saleMessages);
  const form = useAppForm({
    schema,
    defaultValues: {
      lotIds: [] as string[],
      contactId: '',
      optionUntil: choices.optionUntil,
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('optionDialog.title')}
      submitLabel={t('optionDialog.submit')}
      action={{ method: 'POST', href: option({ operation: operationId }) }}
      onClose={onClose}
    >
      <Bound form={form} name="lotIds">
        {(bind) => (
          <MultiSelect
            {...bind}
            onChange={(ids) => bind.onChange([...ids])}
            label={t('optionDialog.lots')}
            choices={choices.lots}
          />
        )}
      </Bound>
      {field('contactId', Select, { label: t('optionDialog.contact'), choices: choices.contacts })}
      {field('optionUntil', DateField, { label: t('optionDialog.until') })}
    </ActionDialog>
  );
}
