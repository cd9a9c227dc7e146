import { useWatch } from 'react-hook-form';
import type { OpportunityFormProps } from '#contracts/client/sourcing/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { cityscan, sourcing as index } from '#generated/routes/client.ts';
import { destroy, store, update } from '#generated/routes/client/sourcing.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { AreaField } from '#ui/fields/AreaField.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { PersonField } from '#ui/fields/PersonField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { SectionConfig } from '#ui/form/section-config.ts';
import { AddressBlock } from '../../blocks/AddressBlock.tsx';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useRecordForm } from '../../blocks/record/useRecordForm.tsx';
import { AdvertPart } from './blocks/AdvertPart.tsx';
import type { TypedFacts } from './blocks/facts-of.ts';
import { NoteField } from './blocks/NoteField.tsx';
import { OpportunityActions } from './blocks/OpportunityActions.tsx';
import type { QuickAnswerProps } from './blocks/QuickAnswer.tsx';
import { StateNotice } from './blocks/StateNotice.tsx';
import { useMarketPrice, type TypedProperty } from './blocks/useMarketPrice.ts';
import { useReadFields } from './blocks/useReadFields.ts';

const schema = async () => (await import('#contracts/client/sourcing/payload.ts')).opportunityPayload;

// The engine with its tariffs comes after the form.
const QuickAnswer = lazyPart<QuickAnswerProps>(
  async () => (await import('./blocks/QuickAnswer.tsx')).QuickAnswer,
  {
    pending: () => <Skeleton width="100%" height={24} />,
    failed: PartFailed,
  },
);

const addressNames = {
  line: 'addressLine',
  postalCode: 'postalCode',
  city: 'city',
  inseeCode: 'inseeCode',
  lat: 'lat',
  lng: 'lng',
} as const;

/** An opportunity, to enter from its advert or by hand, to change, to decide on. */
export default function SourcingForm(props: WithShared<OpportunityFormProps>) {
  const t = useMessages(sourcingMessages);
  const { people, contacts, current, today } = props;
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'opportunity',
    messages: sourcingMessages,
    schema,
    routes: {
      index,
      store,
      update,
      destroy,
    },
  });
  const { field, section } = form;
  const { record, can, values } = props.form;
  const { fill, helpOf } = useReadFields(form.control.form);
  useRefreshOnEvent<OpportunityFormProps>(
    record === null ? null : (props.realtime?.changesChannel ?? null),
    ['sourcing.updated'],
    ['current'],
  );
  const facts = useWatch({ control: form.control.form.form.control }) as TypedFacts;
  const { setValue } = form.control.form.form;
  const market = useMarketPrice(
    facts as TypedFacts & TypedProperty,
    can.save
      ? (cents) => setValue('marketPerM2Cents', cents, { shouldDirty: true, shouldTouch: true })
      : null,
  );
  const perM2 = { unit: t('perM2') };
  const placeHelp = helpOf('city');
  const advert: SectionConfig = {
    ...section('advert', []),
    content: <AdvertPart address={values.url} onRead={fill} />,
  };
  return (
    <RecordPage
      form={form}
      notice={current && <StateNotice current={current} />}
      actions={
        record !== null &&
        current !== null && (
          <OpportunityActions
            neighbourhoodHref={neighbourhoodOf(values)}
            hasPhoto={props.covers?.[record.id] !== undefined}
            opportunity={{
              ...record,
              title: record.label,
              addressLine: values.addressLine,
              type: values.type,
              vatMode: values.vatMode,
            }}
            current={current}
            canUpdate={can.save}
            canConvert={props.canConvert}
          />
        )
      }
      result={{
        summary: <QuickAnswer facts={facts} today={today} isSummary />,
        content: <QuickAnswer facts={facts} today={today} />,
      }}
      sections={[
        ...(record === null ? [advert] : []),
        section('property', [
          field('title', TextField, helpOf('title')),
          [
            field('type', Select, helpOf('type')),
            field('askingPriceCents', MoneyField, helpOf('askingPriceCents')),
          ],
          [
            field('areaM2', AreaField, helpOf('areaM2')),
            field('roomsCount', IntegerField, helpOf('roomsCount')),
          ],
          [
            field('energyClass', Select, helpOf('energyClass')),
            field('landAreaM2', AreaField, helpOf('landAreaM2')),
          ],
        ]),
        section('answer', [
          [field('worksPerM2Cents', MoneyField, perM2), field('exitPerM2Cents', MoneyField, perM2)],
          [
            field('wantedMarginBps', RateField),
            field('marketPerM2Cents', MoneyField, { ...perM2, ...market }),
          ],
          [field('worksKind', Select), field('vatMode', Select)],
          [
            field('months', IntegerField, { unit: t('months') }),
            field('carryingBps', RateField),
            field('salesFeesBps', RateField),
          ],
        ]),
        {
          ...section('address', []),
          ...placeHelp,
          fields: ['addressLine', 'postalCode', 'city', 'inseeCode', 'lat', 'lng', 'isOtherAtAddress'],
          content: (
            <>
              <AddressBlock
                form={form.control.form}
                names={addressNames}
                mapsKey={props.app.mapsKey}
                isReadOnly={!can.save}
              />
              {field('isOtherAtAddress', Checkbox).node}
            </>
          ),
        },
        section('source', [
          [field('sourceKind', Select, helpOf('sourceKind')), field('assignedTo', PersonField, { people })],
          field('url', TextField),
          field('contactId', Combobox, {
            choices: contacts.map(({ id, name, detail }) => ({
              id,
              label: name,
              description: detail || undefined,
            })),
          }),
          field('notes', TextArea, { rows: 4 }),
        ]),
        section('score', [
          [field('locationNote', NoteField), field('sellerNote', NoteField), field('worksNote', NoteField)],
        ]),
      ]}
    />
  );
}

/** The analysis of its surroundings; of its address alone while nobody has placed it. */
function neighbourhoodOf({
  addressLine,
  postalCode,
  city,
  lat,
  lng,
}: OpportunityFormProps['form']['values']): string {
  const address = [addressLine, `${postalCode} ${city}`.trim()].filter((part) => part !== '').join(', ');
  return cityscan({ query: { address, ...(lat !== null && lng !== null && { lat, lng }) } });
}
