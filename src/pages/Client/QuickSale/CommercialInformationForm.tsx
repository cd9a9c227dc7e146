import { useWatch } from 'react-hook-form';
import type { CommercialInformationProps } from '#contracts/client/quick-sale/commercial-information-form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { edit, store } from '#generated/routes/client/quick-sale.ts';
import { update } from '#generated/routes/client/quick-sale/commercial-information.ts';
import * as commercialMessages from '#messages/client/quick-sale-commercial.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { RichTextField } from '#ui/fields/RichTextField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { StringListField } from '#ui/fields/StringListField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useRecordForm } from '../../blocks/record/useRecordForm.tsx';
import type { AdvertPreviewProps, TypedAdvert } from './blocks/AdvertPreview.tsx';
import { PhotosPart } from './blocks/PhotosPart.tsx';
import { QuickSaleHead } from './blocks/QuickSaleHead.tsx';
import { WriteAdvert } from './blocks/WriteAdvert.tsx';

const schema = async () =>
  (await import('#contracts/client/quick-sale/payload.ts')).commercialInformationFields;

// The preview follows the form, which comes first.
const AdvertPreview = lazyPart<AdvertPreviewProps>(
  async () => (await import('./blocks/AdvertPreview.tsx')).AdvertPreview,
  {
    pending: () => <Skeleton width="100%" height={24} />,
    failed: PartFailed,
  },
);

/** The advert of a quick sale: texts in two languages, strengths, photographs in their order, and how it will look. */
export default function CommercialInformationForm(props: WithShared<CommercialInformationProps>) {
  const { current, property, library } = props;
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'quick-sale',
    part: 'commercial',
    messages: commercialMessages,
    schema,
    routes: {
      // One leaves for the property, of which this is a part.
      index: () => edit(props.form.record?.id ?? ''),
      store,
      update,
    },
    updateMethod: 'PUT',
  });
  const { field, section, control } = form;
  const { record, can } = props.form;
  const typed = useWatch({ control: control.form.form.control }) as TypedAdvert;
  useRefreshOnEvent<CommercialInformationProps>(
    props.realtime?.changesChannel ?? null,
    ['quick-sale.changed'],
    ['current', 'property', 'library'],
  );
  if (record === null) return null;
  const preview = { typed, property, library, publicPriceCents: current.publicPriceCents };
  const media = section('media', [field('virtualTourUrl', TextField)]);
  return (
    <RecordPage
      form={form}
      badges={<TradeStateBadge entity="quickSale" state={current.status} />}
      notice={<QuickSaleHead saleId={record.id} part="commercial" current={current} />}
      actions={can.save && <WriteAdvert form={control.form} property={property} />}
      result={{
        summary: <AdvertPreview {...preview} isSummary />,
        content: <AdvertPreview {...preview} />,
      }}
      sections={[
        section('french', [
          field('title', TextField),
          field('pitch', TextArea, { rows: 3 }),
          field('description', RichTextField),
        ]),
        section('strengths', [field('strengths', StringListField)]),
        {
          ...media,
          fields: ['mediaIds', 'virtualTourUrl'],
          content: (
            <>
              <PhotosPart form={control.form} library={library} saleId={record.id} canChange={can.save} />
              {media.content}
            </>
          ),
        },
        section(
          'english',
          [
            field('titleEn', TextField),
            field('pitchEn', TextArea, { rows: 3 }),
            field('descriptionEn', RichTextField),
          ],
          { isFolding: true },
        ),
        section('visibility', [field('visibility', Select)]),
      ]}
    />
  );
}
