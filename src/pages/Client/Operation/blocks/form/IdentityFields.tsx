import { operationKinds, type OperationKind } from '#domain/operation/enums.ts';
import { usualVatRegime } from '#domain/operation/usual-vat.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as tradeMessages from '#messages/trade.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TagInput } from '#ui/fields/TagInput.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';
import type { OperationForm } from './operation-schema.ts';

/** What an operation begins with: name, kind and asked price; reference and tags. */
export function IdentityFields({ form, isNew }: { form: OperationForm; isNew: boolean }) {
  const t = useMessages(operationMessages);
  const trade = useMessages(tradeMessages);
  const kinds = operationKinds.map((id) => ({ id, label: trade(`operationKind.${id}`) }));
  const { getFieldState, setValue } = form.form;
  /** The VAT that is usual for the kind, as long as nobody chose one. */
  const proposeVat = (kind: OperationKind | null) => {
    if (kind === null || !isNew || getFieldState('vatRegime').isTouched) return;
    setValue('vatRegime', usualVatRegime(kind), { shouldValidate: getFieldState('vatRegime').invalid });
  };
  return (
    <>
      <Bound form={form} name="name">
        {(bind) => (
          <TextField
            {...bind}
            label={t('fields.name')}
            placeholder={t('placeholders.name')}
            maxLength={120}
            autoFocus={isNew}
            autoComplete="off"
          />
        )}
      </Bound>
      <FieldRow>
        <Bound form={form} name="kind">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              label={t('fields.kind')}
              placeholder={t('choose')}
              choices={kinds}
              onChange={(kind) => {
                bind.onChange(kind);
                proposeVat(kind);
              }}
            />
          )}
        </Bound>
        <Bound form={form} name="askingPriceCents">
          {(bind) => <MoneyField {...bind} label={t('fields.askingPriceCents')} isOptional />}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="ref">
          {(bind) => <TextField {...bind} label={t('fields.ref')} maxLength={20} autoComplete="off" />}
        </Bound>
        <Bound form={form} name="tags">
          {(bind) => (
            <TagInput
              {...bind}
              label={t('fields.tags')}
              isOptional
              onChange={(tags) => bind.onChange([...tags])}
            />
          )}
        </Bound>
      </FieldRow>
    </>
  );
}
