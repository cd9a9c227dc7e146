import type { LotFormProps } from '#contracts/client/operation/sale/form.ts';
import { hasDetail, type DetailName } from '#domain/lot/details.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { AreaField } from '#ui/fields/AreaField.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { SectionConfig } from '#ui/form/section-config.ts';
import { detailRows } from '../../../blocks/property/detail-rows.ts';
import { useDetailFields } from '../../../blocks/property/useDetailFields.tsx';
import { useFieldValue } from '../../../../blocks/record/useRecordForm.tsx';
import type { EnergyPartProps } from './EnergyPart.tsx';
import type { LotFormView } from './lot-form.ts';
import type { MediaPartProps } from './MediaPart.tsx';
import { TaxPart } from './TaxPart.tsx';

// The gallery is fetched after the first paint: fields come first.
const MediaPart = lazyPart<MediaPartProps>(async () => (await import('./MediaPart.tsx')).MediaPart, {
  failed: PartFailed,
});

// The days of the law come after the form too.
const EnergyPart = lazyPart<EnergyPartProps>(async () => (await import('./EnergyPart.tsx')).EnergyPart);

const energyRows: readonly (readonly DetailName[])[] = [
  ['dpeClass', 'gesClass'],
  ['dpeOn', 'energyPriceYear'],
  ['energyCostMinCents', 'energyCostMaxCents'],
];
const coproRows: readonly (readonly DetailName[])[] = [
  ['coproLotsCount', 'coproAnnualChargesCents'],
  ['coproProcedure'],
];

/** The sections of the form of a lot: those that its type and its mode of sale ask for. */
export function useLotParts(form: LotFormView, props: LotFormProps): SectionConfig[] {
  const { field, section } = form;
  const type = useFieldValue(form, 'type');
  const saleMode = useFieldValue(form, 'saleMode');
  const detail = useDetailFields(form, type);
  const isLocked = props.life?.isPriceLocked === true;
  const lockedPrice = isLocked ? { isReadOnly: true } : {};
  const price = section('price', [
    [
      field('saleMode', Select, lockedPrice),
      field('priceTtcCents', MoneyField, lockedPrice),
      field('vatMode', Select),
    ],
    saleMode === 'vir' && [
      field('existingPriceCents', MoneyField, lockedPrice),
      field('worksPriceCents', MoneyField, lockedPrice),
    ],
    props.form.record !== null && !isLocked && field('priceReason', TextField),
    props.can.seeFloor && field('minPriceCents', MoneyField),
  ]);
  const lotChoices = props.others.map(({ id, ref }) => ({ id, label: ref }));
  const pictures = props.library.filter(({ isPicture }) => isPicture);
  const choice = ({ id, label }: { readonly id: string; readonly label: string }) => ({ id, label });
  const media = section('media', [
    field('photoMediaIds', MultiSelect, { choices: pictures.map(choice), isOptional: true }),
    field('planMediaId', Select, { choices: props.library.map(choice), isOptional: true }),
  ]);
  const energy = section(
    'energy',
    energyRows.map((row) => row.map(detail)),
  );
  const { record } = props.form;
  return [
    section('identity', [
      [field('ref', TextField, { autoFocus: record === null }), field('type', Select)],
      [field('label', TextField), field('buildingLabel', TextField)],
      [
        field('level', IntegerField, { isOptional: type !== 'Apartment' }),
        field('areaM2', AreaField, { isOptional: false }),
        field('habitableM2', AreaField),
      ],
      [field('tantiemes', IntegerField), field('occupancy', Select)],
      field('annexLotIds', MultiSelect, { choices: lotChoices, isOptional: true }),
    ]),
    section(
      'details',
      detailRows[type].map((row) => row.map(detail)),
    ),
    {
      ...price,
      content: (
        <>
          {price.content}
          <TaxPart form={form.control.form} tax={props.tax} today={props.today} />
        </>
      ),
    },
    ...(hasDetail(type, 'dpeClass')
      ? [
          {
            ...energy,
            content: (
              <>
                {energy.content}
                <EnergyPart
                  form={form.control.form}
                  today={props.today}
                  departmentCode={props.departmentCode}
                  diagnostics={props.diagnostics}
                />
              </>
            ),
          },
        ]
      : []),
    ...(hasDetail(type, 'coproLotsCount')
      ? [
          section(
            'copro',
            coproRows.map((row) => row.map(detail)),
          ),
        ]
      : []),
    {
      ...media,
      content: (
        <>
          {media.content}
          <MediaPart
            form={form.control.form}
            library={props.library}
            parameters={record === null ? null : { operation: props.operation.id, lot: record.id }}
            canChange={props.form.can.save}
          />
        </>
      ),
    },
  ];
}
