import { useWatch } from 'react-hook-form';
import type { SaleInformationProps } from '#contracts/client/quick-sale/sale-information-form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { rentLeaseKinds } from '#domain/quick-sale/enums.ts';
import { edit, store } from '#generated/routes/client/quick-sale.ts';
import {
  destroy as destroyReport,
  store as storeReport,
} from '#generated/routes/client/quick-sale/diagnostic.ts';
import { update } from '#generated/routes/client/quick-sale/sale-information.ts';
import * as informationMessages from '#messages/client/quick-sale-information.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { Text } from '#ui/data/Text.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { SectionConfig } from '#ui/form/section-config.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { LinesField } from '#ui/lines/LinesField.tsx';
import { useLineColumns } from '#ui/lines/useLineColumns.ts';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useFieldValue, useRecordForm } from '../../blocks/record/useRecordForm.tsx';
import { DiagnosticsPart } from '../blocks/property/DiagnosticsPart.tsx';
import { QuickSaleHead } from './blocks/QuickSaleHead.tsx';
import type { SaleAnswerProps, TypedSale } from './blocks/SaleAnswer.tsx';

const schema = async () => (await import('#contracts/client/quick-sale/payload.ts')).saleInformationPayload;

// Tariffs of deeds come after the form.
const SaleAnswer = lazyPart<SaleAnswerProps>(
  async () => (await import('./blocks/SaleAnswer.tsx')).SaleAnswer,
  {
    pending: () => <Skeleton width="100%" height={24} />,
    failed: PartFailed,
  },
);

function useInformationForm(props: WithShared<SaleInformationProps>) {
  return useRecordForm(props.form, {
    shared: props,
    type: 'quick-sale',
    part: 'sale',
    messages: informationMessages,
    schema,
    routes: {
      // One leaves for the property, of which this is a part.
      index: () => edit(props.form.record?.id ?? ''),
      store,
      update,
    },
    updateMethod: 'PUT',
  });
}

/** What a quick sale is sold for, under which mandate, let to whom, with which charges and technical reports. */
export default function SaleInformationForm(props: WithShared<SaleInformationProps>) {
  const { current, property, diagnostics, today } = props;
  const form = useInformationForm(props);
  const { field, section } = form;
  const { record, can } = props.form;
  const typed = useWatch({ control: form.control.form.form.control }) as TypedSale;
  const feePayer = useFieldValue(form, 'feePayer');
  const mandateKind = useFieldValue(form, 'mandateKind');
  const isLet = useFieldValue(form, 'rents').length > 0;
  const rents = useRentsPart(form, can.save);
  useRefreshOnEvent<SaleInformationProps>(
    props.realtime?.changesChannel ?? null,
    ['quick-sale.changed'],
    ['current', 'diagnostics'],
  );
  if (record === null) return null;
  const answer = { typed, property, today };
  return (
    <RecordPage
      form={form}
      badges={<TradeStateBadge entity="quickSale" state={current.status} />}
      notice={<QuickSaleHead saleId={record.id} part="sale" current={current} />}
      result={{
        summary: <SaleAnswer {...answer} isSummary />,
        content: <SaleAnswer {...answer} />,
      }}
      sections={[
        section('price', [
          [field('netSellerCents', MoneyField), field('feePayer', Select)],
          feePayer !== 'none' && [field('feeCents', MoneyField)],
        ]),
        section('mandate', [
          mandateKind === 'none'
            ? field('mandateKind', Select)
            : [
                field('mandateKind', Select),
                field('mandateNumber', TextField, { isOptional: mandateKind !== 'exclusive' }),
              ],
          mandateKind !== 'none' && [field('mandateStartOn', DateField), field('mandateEndOn', DateField)],
        ]),
        rents,
        section('charges', [
          [
            field('propertyTaxCents', MoneyField),
            field('insuranceCents', MoneyField),
            ...(property.hasCopro ? [field('coproChargesCents', MoneyField)] : []),
          ],
          isLet && [field('vacancyBps', RateField), field('managementBps', RateField)],
        ]),
      ]}
      after={
        <DiagnosticsPart
          diagnostics={diagnostics}
          today={today}
          storeHref={storeReport(record.id)}
          destroyHref={(report) => destroyReport({ quickSale: record.id, report })}
          canChange={can.save}
        />
      }
    />
  );
}

/** Who lives there, and what each pays. */
function useRentsPart(form: ReturnType<typeof useInformationForm>, canChange: boolean): SectionConfig {
  const t = useMessages(informationMessages);
  const column = useLineColumns();
  const { field, section } = form;
  const count = useFieldValue(form, 'rents').length;
  const part = section('rents', [field('occupancy', Select)]);
  return {
    ...part,
    fields: ['occupancy', 'rents'],
    content: (
      <Stack gap={3}>
        {part.content}
        {count === 0 && (
          <Text as="p" tone="ink3">
            {t('rents.empty')}
          </Text>
        )}
        <LinesField
          form={form.control.form}
          name="rents"
          label={t('fields.rents')}
          addLabel={t('rents.add')}
          max={100}
          isReadOnly={!canChange}
          blank={() => ({ unit: '', monthlyCents: null, leaseKind: 'unfurnished', until: null })}
          columns={[
            column.text('unit', t('rents.unit'), { maxLength: 60 }),
            column.money('monthlyCents', t('rents.monthlyCents'), { width: '7.75rem', isSummed: true }),
            column.choice(
              'leaseKind',
              t('rents.leaseKind'),
              rentLeaseKinds.map((id) => ({ id, label: t(`choices.leaseKind.${id}`) })),
              { width: '7.25rem' },
            ),
            column.day('until', t('rents.until'), { width: '6.5rem' }),
          ]}
        />
      </Stack>
    ),
  };
}
