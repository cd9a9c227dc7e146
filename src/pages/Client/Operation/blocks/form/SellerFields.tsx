import type { OperationFormProps } from '#contracts/client/operation/form.ts';
import { sourceKinds } from '#domain/operation/enums.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as tradeMessages from '#messages/trade.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import type { Choice } from '#ui/fields/types.ts';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';
import type { OperationForm } from './operation-schema.ts';

interface SellerFieldsProps {
  form: OperationForm;
  choices: OperationFormProps['choices'];
}

/** Who sells, and who brought it. */
export function SellerFields({ form, choices }: SellerFieldsProps) {
  const t = useMessages(operationMessages);
  const trade = useMessages(tradeMessages);
  const sources = sourceKinds.map((id) => ({ id, label: trade(`sourceKind.${id}`) }));
  return (
    <>
      <FieldRow>
        <Bound form={form} name="sellerContactId">
          {(bind) => (
            <Combobox
              {...bind}
              label={t('fields.sellerContactId')}
              choices={contactChoices(choices.sellers)}
              isOptional
            />
          )}
        </Bound>
        <Bound form={form} name="agentContactId">
          {(bind) => (
            <Combobox
              {...bind}
              label={t('fields.agentContactId')}
              choices={contactChoices(choices.agents)}
              isOptional
            />
          )}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="sourceKind">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              label={t('fields.sourceKind')}
              choices={sources}
              emptyLabel={t('none')}
              placeholder={t('choose')}
              isOptional
            />
          )}
        </Bound>
      </FieldRow>
    </>
  );
}

/** Contacts as choices of a field: name, then company and town. */
function contactChoices(contacts: OperationFormProps['choices']['sellers']): Choice[] {
  return contacts.map(({ id, name, detail }) => ({ id, label: name, description: detail || undefined }));
}
