import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { SaleContactProps } from '#contracts/client/operation/sale/contact.ts';
import {
  buyerFinancings,
  buyerProjects,
  buyerSources,
  type BuyerFinancing,
  type BuyerProject,
  type BuyerSource,
} from '#domain/sale/enums.ts';
import * as saleContactMessages from '#messages/client/sale-contact.ts';
import type { AppForm } from '#runtime/forms/app-form.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { PersonField } from '#ui/fields/PersonField.tsx';
import { Select } from '#ui/fields/Select.tsx';

/** What both windows ask of a prospect. */
export interface BuyerValues {
  readonly lotIds: string[];
  readonly source: BuyerSource;
  readonly budgetCents: number | null;
  readonly equityCents: number | null;
  readonly financing: BuyerFinancing;
  readonly project: BuyerProject | null;
  readonly assignedTo: string | null;
}

interface BuyerFieldsProps<Values extends FieldValues & BuyerValues, Output> {
  readonly form: AppForm<Values, Output>;
  readonly choices: SaleContactProps['choices'];
}

/** Lots in view, money, purpose, who is in charge. */
export function BuyerFields<Values extends FieldValues & BuyerValues, Output>({
  form,
  choices,
}: BuyerFieldsProps<Values, Output>) {
  const t = useMessages(saleContactMessages);
  const { money } = useFormat();
  const name = <Name extends keyof BuyerValues>(field: Name) => field as Name & FieldPath<Values>;
  type Of<Name extends keyof BuyerValues> = FieldPathValue<Values, Name & FieldPath<Values>>;
  return (
    <>
      <Bound form={form} name={name('lotIds')}>
        {(bind) => (
          <MultiSelect
            {...bind}
            value={bind.value}
            onChange={(ids) => bind.onChange([...ids] as Of<'lotIds'>)}
            label={t('fields.lotIds')}
            isOptional
            choices={choices.lots.map(({ id, ref, priceTtcCents }) => ({
              id,
              label: priceTtcCents === null ? ref : `${ref} · ${money(priceTtcCents, { decimals: 0 })}`,
            }))}
          />
        )}
      </Bound>
      <FieldRow>
        {(['budgetCents', 'equityCents'] as const).map((field) => (
          <Bound key={field} form={form} name={name(field)}>
            {(bind) => (
              <MoneyField
                {...bind}
                value={bind.value}
                onChange={(cents) => bind.onChange(cents as Of<typeof field>)}
                label={t(`fields.${field}`)}
                isOptional
              />
            )}
          </Bound>
        ))}
      </FieldRow>
      <FieldRow>
        <Bound form={form} name={name('source')}>
          {(bind) => (
            <Select
              {...bind}
              value={bind.value}
              onChange={(value) => bind.onChange(value as Of<'source'>)}
              label={t('fields.source')}
              choices={buyerSources.map((id) => ({ id, label: t(`choices.source.${id}`) }))}
            />
          )}
        </Bound>
        <Bound form={form} name={name('financing')}>
          {(bind) => (
            <Select
              {...bind}
              value={bind.value}
              onChange={(value) => bind.onChange(value as Of<'financing'>)}
              label={t('fields.financing')}
              choices={buyerFinancings.map((id) => ({ id, label: t(`choices.financing.${id}`) }))}
            />
          )}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name={name('project')}>
          {(bind) => (
            <Select
              {...bind}
              value={bind.value}
              onChange={(value) => bind.onChange(value as Of<'project'>)}
              label={t('fields.project')}
              isOptional
              emptyLabel={t('noProject')}
              choices={buyerProjects.map((id) => ({ id, label: t(`choices.project.${id}`) }))}
            />
          )}
        </Bound>
        <Bound form={form} name={name('assignedTo')}>
          {(bind) => (
            <PersonField
              {...bind}
              value={bind.value}
              onChange={(value) => bind.onChange(value as Of<'assignedTo'>)}
              label={t('fields.assignedTo')}
              isOptional
              people={choices.people}
            />
          )}
        </Bound>
      </FieldRow>
    </>
  );
}
