import type { SaleKpiProps } from '#contracts/admin/dashboard/sale-kpi.ts';
import { update } from '#generated/routes/admin/target.ts';
import * as kpiMessages from '#messages/admin/sale-kpi.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { MonthField } from '#ui/fields/MonthField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';

const schema = async () => (await import('#contracts/admin/sale/payload.ts')).updateSaleTarget.payload;

interface TargetDialogProps extends Pick<SaleKpiProps, 'targets' | 'choices' | 'query' | 'today'> {
  readonly onClose: () => void;
}

/** What a seller is to sign in a month. */
export function TargetDialog({ targets, choices, query, today, onClose }: TargetDialogProps) {
  const t = useMessages(kpiMessages);
  const known = (sellerId: string, month: string): number | null =>
    targets.find((one) => one.sellerId === sellerId && one.month === month)?.amountCents ?? null;
  const first = query.seller || targets[0]?.sellerId || choices.sellers[0]?.id || '';
  const month = today.slice(0, 7);
  const form = useAppForm({
    schema,
    defaultValues: { sellerId: first, month, amountCents: known(first, month) },
  });
  const { field } = fieldsOf(form);
  const show = (sellerId: string, on: string): void =>
    form.form.setValue('amountCents', known(sellerId, on), { shouldDirty: true });
  return (
    <ActionDialog
      form={form}
      title={t('target.title')}
      description={t('target.text')}
      submitLabel={t('target.submit')}
      action={{ method: 'PUT', href: update(), preserveScroll: true }}
      onClose={onClose}
    >
      <FieldRow>
        <Bound form={form} name="sellerId">
          {({ onChange, ...bind }) => (
            <Select
              {...bind}
              label={t('target.seller')}
              choices={choices.sellers.map(({ id, name }) => ({ id, label: name }))}
              onChange={(sellerId) => {
                onChange(sellerId ?? '');
                show(sellerId ?? '', form.form.getValues('month'));
              }}
            />
          )}
        </Bound>
        <Bound form={form} name="month">
          {({ onChange, ...bind }) => (
            <MonthField
              {...bind}
              label={t('target.month')}
              onChange={(on) => {
                onChange(on ?? '');
                show(form.form.getValues('sellerId'), on ?? '');
              }}
            />
          )}
        </Bound>
      </FieldRow>
      {field('amountCents', MoneyField, { label: t('target.amount'), isOptional: true })}
    </ActionDialog>
  );
}
