import type { QuickSaleFormProps } from '#contracts/client/quick-sale/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { hasDetail, type DetailName } from '#domain/lot/details.ts';
import { destroy, index, store, update } from '#generated/routes/client/quick-sale.ts';
import * as formMessages from '#messages/client/quick-sale-form.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { AreaField } from '#ui/fields/AreaField.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { AddressBlock } from '../../blocks/AddressBlock.tsx';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useFieldValue, useRecordForm } from '../../blocks/record/useRecordForm.tsx';
import { detailRows } from '../blocks/property/detail-rows.ts';
import { useDetailFields } from '../blocks/property/useDetailFields.tsx';
import { QuickSaleActions } from './blocks/QuickSaleActions.tsx';
import { QuickSaleHead } from './blocks/QuickSaleHead.tsx';

const schema = async () => (await import('#contracts/client/quick-sale/payload.ts')).quickSalePayload;

const addressNames = {
  line: 'addressLine',
  postalCode: 'postalCode',
  city: 'city',
  inseeCode: 'inseeCode',
  lat: 'lat',
  lng: 'lng',
} as const;

/** Asked for with the sale information: rents and charges. */
const elsewhere: readonly DetailName[] = [
  'annualRentCents',
  'leaseTenant',
  'leaseKind',
  'leaseStartOn',
  'leaseEndOn',
  'leaseAnnualRentHtCents',
];
const energyRows: readonly (readonly DetailName[])[] = [
  ['dpeClass', 'gesClass'],
  ['dpeOn', 'energyPriceYear'],
  ['energyCostMinCents', 'energyCostMaxCents'],
];

/** The property of a quick sale: where it is and what it is; steps of the sale in its head. */
export default function QuickSaleForm(props: WithShared<QuickSaleFormProps>) {
  const { current, profiles, contacts, today } = props;
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'quick-sale',
    messages: formMessages,
    schema,
    routes: {
      index,
      store,
      update,
      destroy,
    },
    updateMethod: 'PUT',
  });
  const { field, section } = form;
  const { record, can } = props.form;
  const type = useFieldValue(form, 'type');
  const detail = useDetailFields(form, type);
  useRefreshOnEvent<QuickSaleFormProps>(
    record === null ? null : (props.realtime?.changesChannel ?? null),
    ['quick-sale.changed'],
    ['current'],
  );
  const rows = detailRows[type].map((row) => row.filter((name) => !elsewhere.includes(name)));
  return (
    <RecordPage
      form={form}
      badges={current && <TradeStateBadge entity="quickSale" state={current.status} />}
      notice={
        record !== null &&
        current !== null && <QuickSaleHead saleId={record.id} part="property" current={current} />
      }
      actions={
        record !== null &&
        current !== null && (
          <QuickSaleActions
            sale={record}
            addressLine={props.form.values.addressLine}
            current={current}
            contacts={contacts}
            today={today}
          />
        )
      }
      sections={[
        section('identity', [
          [field('name', TextField, { autoFocus: record === null }), field('ref', TextField)],
          [field('type', Select), field('areaM2', AreaField, { isOptional: false })],
          [
            field('level', IntegerField, { isOptional: type !== 'Apartment' }),
            field('ownerProfileId', Select, {
              choices: profiles.map(({ id, name }) => ({ id, label: name })),
              isOptional: true,
            }),
          ],
        ]),
        {
          ...section('address', []),
          fields: ['addressLine', 'postalCode', 'city', 'inseeCode', 'lat', 'lng'],
          content: (
            <AddressBlock
              form={form.control.form}
              names={addressNames}
              mapsKey={props.app.mapsKey}
              isReadOnly={!can.save}
            />
          ),
        },
        section(
          'details',
          rows.filter((row) => row.length > 0).map((row) => row.map(detail)),
        ),
        ...(hasDetail(type, 'dpeClass')
          ? [
              section(
                'energy',
                energyRows.map((row) => row.map(detail)),
              ),
            ]
          : []),
        ...(hasDetail(type, 'coproLotsCount')
          ? [section('copro', [[detail('coproLotsCount'), detail('coproProcedure')]])]
          : []),
      ]}
    />
  );
}
