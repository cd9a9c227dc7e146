import { useWatch } from 'react-hook-form';
import type { OfferFormProps } from '#contracts/client/operation/offer/form.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { cents } from '#domain/money/cents.ts';
import { placeholders, written } from '#domain/offer/placeholders.ts';
import { priceInWords } from '#domain/offer/price-in-words.ts';
import { index, store, update } from '#generated/routes/client/operation/offer.ts';
import * as offerMessages from '#messages/client/offer.ts';
import * as templateMessages from '#messages/client/offer-template.ts';
import * as recordMessages from '#messages/record.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { RichTextField } from '#ui/fields/RichTextField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { ResultFigure } from '#ui/form/ResultFigure.tsx';
import { useOthersTyping } from '../../../blocks/record/useOthersTyping.ts';
import { useRecordForm } from '../../../blocks/record/useRecordForm.tsx';
import { OperationFrame } from '../blocks/OperationFrame.tsx';
import { ImpactResult } from './blocks/ImpactResult.tsx';
import { OfferConditions } from './blocks/OfferConditions.tsx';
import type { OfferForm as OfferFormView } from './blocks/offer-form.ts';
import { OfferNotices } from './blocks/OfferNotices.tsx';
import { useOfferActions } from './blocks/offer-steps.ts';
import { useOfferDialog } from './blocks/OfferDialog.tsx';
import type { PreviewPartProps } from './blocks/PreviewPart.tsx';
import { TemplatePart } from './blocks/TemplatePart.tsx';
import { useImpact } from './blocks/useImpact.ts';

const schema = async () => (await import('#contracts/client/operation/offer/payload.ts')).offerFields;

// The sheet of paper comes after the form.
const PreviewPart = lazyPart<PreviewPartProps>(
  async () => (await import('./blocks/PreviewPart.tsx')).PreviewPart,
  { pending: () => <Skeleton width="100%" height={320} />, failed: PartFailed },
);

const gapOf = (price: number | null, asked: number | null): number | null =>
  price === null || asked === null || asked === 0 ? null : Math.round(((price - asked) * 10_000) / asked);

/** What the price comes to: its words, its margin. */
function useResult(form: OfferFormView, { operation, askingPriceCents }: OfferFormProps) {
  const t = useMessages(offerMessages);
  const typed = useWatch({ control: form.control.form.form.control, name: 'priceCents' });
  const price = Number.isInteger(typed) && typed !== null && typed > 0 ? typed : null;
  const { answer, isFailed } = useImpact(operation.id, price);
  return {
    summary: (
      <ResultFigure
        label={t('impact.margin')}
        value={<Figure cents={price === null ? null : (answer?.marginCents ?? null)} />}
      />
    ),
    content: (
      <ImpactResult
        answer={answer}
        isFailed={isFailed}
        words={price === null ? null : priceInWords(cents(price))}
        gapBps={gapOf(price, askingPriceCents)}
      />
    ),
  };
}

function usePalette() {
  const names = useMessages(templateMessages);
  return {
    label: names('palette.label'),
    searchLabel: names('palette.search'),
    none: names('palette.none'),
    items: placeholders.map((name) => ({ text: written(name), label: names(`placeholder.${name}`) })),
  };
}

function OfferActions({ props }: { readonly props: OfferFormProps }) {
  const { current, operation, today, can } = props;
  const { ask, dialog } = useOfferDialog(operation.id, today);
  const actionsOf = useOfferActions({ operationId: operation.id, can, ask });
  if (current === null) return null;
  return (
    <>
      <PageActions
        isCompactOnPhone
        actions={actionsOf(current)
          .filter(({ id }) => id !== 'pdf')
          .map(({ id, label, icon, href, run, isMain }) => ({
            id: `offer.${id}`,
            label,
            icon,
            place: 'page',
            href,
            run,
            ...(isMain === true && { isMain }),
          }))}
      />
      {dialog}
    </>
  );
}

/** The sections of the form. */
function usePartsOf(form: OfferFormView, props: OfferFormProps) {
  const palette = usePalette();
  const { field, section } = form;
  const kept = props.contacts.map(({ id, label }) => ({ id, label }));
  const later = props.form.can.save ? { min: props.today } : {};
  return [
    section('price', [
      [field('kind', Select), field('recipientContactIds', MultiSelect, { choices: kept })],
      [field('priceCents', MoneyField), field('validUntil', DateField, later)],
    ]),
    section('calendar', [
      [field('depositCents', MoneyField), field('promiseBy', DateField), field('deedBy', DateField)],
    ]),
    section('fees', [
      [field('agencyFeeCents', MoneyField), field('agencyFeePayer', Select)],
      field('paymentTerms', TextField),
    ]),
    {
      ...section('conditions', []),
      fields: ['conditions'],
      isWide: true,
      content: <OfferConditions form={form} />,
    },
    {
      ...section('body', [
        field('subject', TextField),
        props.form.can.save && field('body', RichTextField, { palette }),
      ]),
      isWide: true,
    },
  ];
}

/** An offer to buy: its price and terms, its letter, what it does to the margin, where it stands. */
export default function OfferForm(props: WithShared<OfferFormProps>) {
  const { operation, current, can } = props;
  const t = useMessages(offerMessages);
  const tRecord = useMessages(recordMessages);
  const { record, values } = props.form;
  const ofOperation = { operation: operation.id };
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'offer',
    messages: offerMessages,
    schema,
    routes: {
      index: () => index(ofOperation),
      store: () => store(ofOperation),
      update: (offer) => update({ ...ofOperation, offer }),
    },
    updateMethod: 'PUT',
  });
  const newTitle = t(values.parentOfferId === null ? 'createTitle' : 'answerTitle');
  const title = record === null ? newTitle : record.label;
  useTitle(`${operation.name} · ${title}`, props.app.name);
  useRefreshOnEvent<OfferFormProps>(channels.operation(operation.id), ['offer.updated'], ['current']);
  const others = useOthersTyping({
    shared: props,
    type: 'offer',
    recordId: record?.id ?? null,
    labelOf: form.labelOf,
  });
  const result = useResult(form, props);
  const parts = usePartsOf(form, props);
  return (
    <OperationFrame operation={operation} current="offers" canUpdate={can.operation}>
      <RecordForm
        control={form.control}
        labelOf={form.labelOf}
        describe={form.describe}
        onFieldInput={others.sendTyping}
        head={{
          title,
          badge: current && <TradeStateBadge entity="offer" state={current.status} />,
          subtitle: operation.name,
          actions: <OfferActions props={props} />,
        }}
        notice={
          <>
            {!can.update && <Banner tone="info">{tRecord('readOnly')}</Banner>}
            {current && <OfferNotices operationId={operation.id} current={current} />}
          </>
        }
        before={props.form.can.save && <TemplatePart form={form} props={props} />}
        after={<PreviewPart form={form} props={props} />}
        result={result}
        parts={parts}
        bar={
          props.form.can.save
            ? {
                submitLabel: tRecord(record === null ? 'create' : 'save'),
                cancelHref: index(ofOperation),
                note: others.sentences[0],
              }
            : null
        }
      />
    </OperationFrame>
  );
}
