import { useState } from 'react';
import type { SaleFormProps } from '#contracts/admin/sale/form.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { LinesField } from '#ui/lines/LinesField.tsx';
import { useLineColumns } from '#ui/lines/useLineColumns.ts';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';
import { listPriceOf, type SaleFormView } from './sale-form.ts';

interface SaleFieldProps extends SaleFormProps {
  readonly view: SaleFormView;
}

const named = (rows: readonly { readonly id: string; readonly name: string }[]) =>
  rows.map(({ id, name }) => ({ id, label: name }));

/** For whom the sale is: a company, or a prospect; the other one is emptied. */
export function CustomerField({ view, companies, prospects, form: given }: SaleFieldProps) {
  const t = useMessages(saleMessages);
  const { form } = view.control;
  const [kind, setKind] = useState<'tenant' | 'prospect'>(
    given.values.tenantId === null ? 'prospect' : 'tenant',
  );
  const isReadOnly = !given.can.save;
  const pick = (next: 'tenant' | 'prospect'): void => {
    setKind(next);
    form.form.setValue(next === 'tenant' ? 'prospectId' : 'tenantId', null, { shouldDirty: true });
  };
  return (
    <Stack gap={3}>
      {!isReadOnly && (
        <Inline>
          <Segmented
            label={t('customerKind.label')}
            value={kind}
            onChange={pick}
            segments={(['prospect', 'tenant'] as const).map((id) => ({
              id,
              label: t(`customerKind.${id}`),
            }))}
          />
        </Inline>
      )}
      {kind === 'tenant' ? (
        <Bound form={form} name="tenantId">
          {(bind) => (
            <Combobox
              {...bind}
              label={t('fields.tenantId')}
              choices={named(companies)}
              isReadOnly={isReadOnly}
            />
          )}
        </Bound>
      ) : (
        <Bound form={form} name="prospectId">
          {({ error, ...bind }) => (
            <Combobox
              {...bind}
              label={t('fields.prospectId')}
              choices={named(prospects)}
              isReadOnly={isReadOnly}
              error={error ?? form.errorOf('tenantId')}
            />
          )}
        </Bound>
      )}
    </Stack>
  );
}

/** Offer and period; the price follows the list as long as it was not written by hand. */
export function useOfferFields({ view, plans, form: given }: SaleFieldProps) {
  const t = useMessages(saleMessages);
  const { form } = view.control;
  const isReadOnly = !given.can.save;
  const follow = (change: {
    readonly planId?: string | null;
    readonly period?: 'monthly' | 'yearly';
  }): void => {
    const before = form.form.getValues();
    const after = { ...before, ...change };
    const [old, plan] = [before, after].map(({ planId }) => plans.find(({ id }) => id === planId));
    if (plan === undefined) return;
    const set = (name: 'unitCents' | 'seats', value: number): void =>
      form.form.setValue(name, value, { shouldDirty: true });
    if (old === undefined || before.unitCents === listPriceOf(old, before.period)) {
      set('unitCents', listPriceOf(plan, after.period));
    }
    if (plan.id !== old?.id && (old === undefined || before.seats === old.users))
      set('seats', plan.users ?? 1);
  };
  return {
    plan: {
      name: 'planId',
      node: (
        <Bound key="planId" form={form} name="planId">
          {({ onChange, ...bind }) => (
            <Select
              {...bind}
              label={t('fields.planId')}
              choices={named(plans)}
              isReadOnly={isReadOnly}
              onChange={(planId) => {
                follow({ planId });
                onChange(planId);
              }}
            />
          )}
        </Bound>
      ),
    },
    period: {
      name: 'period',
      node: (
        <Bound key="period" form={form} name="period">
          {({ onChange, ...bind }) => (
            <ChoiceSelect
              {...bind}
              label={t('fields.period')}
              isReadOnly={isReadOnly}
              choices={(['monthly', 'yearly'] as const).map((id) => ({
                id,
                label: t(`choices.period.${id}`),
              }))}
              onChange={(period) => {
                if (period === null) return;
                follow({ period });
                onChange(period);
              }}
            />
          )}
        </Bound>
      ),
    },
  };
}

/** Services that are sold once with the offer. */
export function ServiceLines({ view, form: given }: Pick<SaleFieldProps, 'view' | 'form'>) {
  const t = useMessages(saleMessages);
  const column = useLineColumns();
  return (
    <LinesField
      form={view.control.form}
      name="services"
      label={t('fields.services')}
      addLabel={t('lines.add')}
      max={20}
      isReadOnly={!given.can.save}
      blank={() => ({ label: '', quantity: 1, unitCents: null })}
      columns={[
        column.text('label', t('lines.label'), { maxLength: 120 }),
        column.integer('quantity', t('lines.quantity'), { width: '6rem' }),
        column.money('unitCents', t('lines.unitCents'), { width: '10rem' }),
      ]}
    />
  );
}
