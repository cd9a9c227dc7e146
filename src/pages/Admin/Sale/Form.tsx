import { useWatch } from 'react-hook-form';
import type { SaleFormProps } from '#contracts/admin/sale/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { destroy, index, store, update } from '#generated/routes/admin/sale.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Menu } from '#ui/actions/Menu.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { ResultFigure } from '#ui/form/ResultFigure.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useRecordForm } from '../../blocks/record/useRecordForm.tsx';
import { PricePanel } from './blocks/form/PricePanel.tsx';
import type { SaleAfterProps } from './blocks/form/SaleAfter.tsx';
import { CustomerField, ServiceLines, useOfferFields } from './blocks/form/SaleFields.tsx';
import type { SaleFormView, SaleValues } from './blocks/form/sale-form.ts';
import { CustomerSheet, PlanLimits } from './blocks/form/SideFacts.tsx';
import { StateNotice } from './blocks/form/StateNotice.tsx';
import { usePrice } from './blocks/form/usePrice.ts';
import { useSaleActions } from './blocks/useSaleActions.tsx';
import { SaleState } from './blocks/useSaleColumns.tsx';

// Below the form.
const SaleAfter = lazyPart<SaleAfterProps>(
  async () => (await import('./blocks/form/SaleAfter.tsx')).SaleAfter,
);

const schema = async () => (await import('#contracts/admin/sale/payload.ts')).salePayload;

/** A sale: for whom, what at which price, and what has become of it. */
export default function SaleForm(props: WithShared<SaleFormProps>) {
  const t = useMessages(saleMessages);
  const view = useRecordForm(props.form, {
    shared: props,
    type: 'subscription-sale',
    messages: saleMessages,
    schema,
    routes: {
      index,
      store,
      update,
      destroy,
    },
  });
  const { row, customer, plans } = props;
  const { record, can } = props.form;
  useRefreshOnEvent<SaleFormProps>(
    record === null ? null : (props.realtime?.changesChannel ?? null),
    ['sale.changed', 'subscription.changed'],
    ['row', 'current', 'papers', 'history', 'outcome'],
  );
  const values = useWatch({ control: view.control.form.form.control }) as SaleValues;
  const { price, isFailed } = usePrice(values, props.price, can.save);
  const plan = plans.find(({ id }) => id === values.planId);
  const isNamed =
    customer !== null &&
    values.tenantId === props.form.values.tenantId &&
    values.prospectId === props.form.values.prospectId;
  const status = row?.status;
  return (
    <RecordPage
      form={view}
      badges={row && <SaleState sale={row} />}
      notice={<StateNotice {...props} />}
      readOnlyNotice={status === 'signed' || status === 'cancelled' ? t(`readOnly.${status}`) : undefined}
      actions={<SaleMenu {...props} />}
      result={{
        summary: (
          <ResultFigure
            label={t('price.title')}
            value={price === null ? '–' : <Figure cents={price.totalCents} />}
          />
        ),
        content: (
          <Stack gap={5}>
            <PricePanel price={price} isFailed={isFailed} period={values.period} />
            {isNamed && <CustomerSheet customer={customer} href={row?.customerHref ?? null} />}
            {plan && (
              <PlanLimits
                plan={plan}
                extraUsers={price?.extraUsers ?? 0}
                usage={isNamed ? customer.usage : []}
              />
            )}
          </Stack>
        ),
      }}
      after={record !== null && <SaleAfter {...props} saleId={record.id} />}
      sections={useSections(view, props, values)}
    />
  );
}

function useSections(view: SaleFormView, props: SaleFormProps, values: SaleValues) {
  const t = useMessages(saleMessages);
  const { field, section } = view;
  const offer = useOfferFields({ ...props, view });
  const named = (rows: readonly { readonly id: string; readonly name: string }[]) =>
    rows.map(({ id, name }) => ({ id, label: name }));
  const { discountKind } = values;
  const discountProps = {
    label: t(discountKind === 'none' ? 'fields.discountValue' : `discountOf.${discountKind}`),
  };
  return [
    section('customer', [
      { name: 'tenantId', node: <CustomerField key="customer" {...props} view={view} /> },
    ]),
    section('offer', [
      [offer.plan, offer.period],
      [field('seats', IntegerField), field('unitCents', MoneyField)],
      [
        field('discountKind', Select, { isOptional: false }),
        ...(discountKind === 'amount' ? [field('discountValue', MoneyField, discountProps)] : []),
        ...(discountKind === 'percent'
          ? [field('discountValue', IntegerField, { ...discountProps, unit: '%' })]
          : []),
      ],
      [field('couponCode', TextField), field('startsOn', DateField)],
    ]),
    section('services', [{ name: 'services', node: <ServiceLines key="services" {...props} view={view} /> }]),
    section('follow', [
      [
        field('sellerUserId', Select, { choices: named(props.sellers), isOptional: false }),
        field('utmId', Combobox, { choices: named(props.utms) }),
      ],
      field('notes', TextArea, { rows: 4 }),
    ]),
  ];
}

/** What a sale waits for; null where it waits for nothing, or for somebody else. */
function nextStep({ can, status }: NonNullable<SaleFormProps['row']>): 'approve' | 'sign' | 'send' | null {
  if (can.approve) return 'approve';
  if (can.sign) return 'sign';
  return can.send && status === 'draft' ? 'send' : null;
}

/** The next step of the sale, and all that can be done with it. */
function SaleMenu(props: SaleFormProps) {
  const { row, today, companies } = props;
  const t = useMessages(saleMessages);
  const { actionsOf, dialog } = useSaleActions({ clients: companies, today });
  if (row === null) return null;
  const actions = actionsOf(row).filter(({ id }) => id !== 'open');
  const next = actions.find(({ id }) => id === nextStep(row));
  return (
    <>
      <Menu label={t('columns.actions')} actions={actions.filter((action) => action !== next)} />
      {next && (
        <Button icon={next.icon} onClick={() => next.run?.()}>
          {next.label}
        </Button>
      )}
      {dialog}
    </>
  );
}
