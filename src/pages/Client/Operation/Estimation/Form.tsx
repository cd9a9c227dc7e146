import type { EstimationFormProps } from '#contracts/client/operation/estimation/form.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { index, update } from '#generated/routes/client/operation/estimation.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import * as recordMessages from '#messages/record.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { CoordinateField } from '#ui/address/CoordinateField.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { AreaField } from '#ui/fields/AreaField.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RichTextField } from '#ui/fields/RichTextField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { useOthersTyping } from '../../../blocks/record/useOthersTyping.ts';
import { useOvertakenNotice } from '../../../blocks/record/useOvertakenNotice.tsx';
import { useRecordForm } from '../../../blocks/record/useRecordForm.tsx';
import { OperationFrame } from '../blocks/OperationFrame.tsx';
import { BalanceCard } from './blocks/BalanceCard.tsx';
import { ComparablesPart } from './blocks/ComparablesPart.tsx';
import { EstimationActions } from './blocks/EstimationActions.tsx';
import { IncomeCard } from './blocks/IncomeCard.tsx';
import { ResultFigures } from './blocks/ResultFigures.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/estimation/payload.ts')).estimationFields;

/** An estimation: what it is worth, what it is compared with, the property, other methods. */
export default function EstimationForm(props: WithShared<EstimationFormProps>) {
  const { operation, status, can } = props;
  const t = useMessages(estimationMessages);
  const tRecord = useMessages(recordMessages);
  const { record } = props.form;
  const ofOperation = { operation: operation.id };
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'estimation',
    messages: estimationMessages,
    schema,
    routes: {
      index: () => index(ofOperation),
      store: () => index(ofOperation),
      update: (estimation) => update({ ...ofOperation, estimation }),
    },
    updateMethod: 'PUT',
  });
  const { field, section } = form;
  const title = record?.label ?? t('createTitle');
  useTitle(`${operation.name} · ${title}`, props.app.name);
  useRefreshOnEvent<EstimationFormProps>(
    channels.operation(operation.id),
    ['estimation.updated'],
    ['comparables', 'count', 'values', 'explanations', 'retained', 'income', 'balance', 'status'],
  );
  const overtaken = useOvertakenNotice({
    channel: channels.operation(operation.id),
    event: 'estimation.updated',
    record,
    isDirty: form.control.form.isDirty,
    only: ['form'],
    people: [],
  });
  const isDraft = can.update && status === 'draft';
  // Readers, and those who look at a final one, change nothing: they are not among those who do.
  const others = useOthersTyping({
    shared: props,
    type: 'estimation',
    recordId: isDraft && record !== null ? record.id : null,
    labelOf: form.labelOf,
  });
  return (
    <OperationFrame operation={operation} current="estimations" canUpdate={can.update}>
      <PageHeader
        title={title}
        subtitle={t('form.author', { name: props.author })}
        badge={
          <>
            <TradeStateBadge entity="estimation" state={status} />
            {props.isReference && <Badge tone="pos">{t('reference')}</Badge>}
          </>
        }
        actions={
          record !== null && (
            <EstimationActions props={props} record={record} isUnsaved={form.control.form.isDirty} />
          )
        }
      />
      {status === 'final' && <Banner tone="info">{t('form.finalNotice')}</Banner>}
      {status === 'archived' && <Banner tone="info">{t('form.archivedNotice')}</Banner>}
      {!can.update && <Banner tone="info">{t('form.readOnly')}</Banner>}
      {isDraft && props.form.values.areaM2 === null && <Banner tone="warn">{t('form.areaMissing')}</Banner>}
      {others.names.length > 0 && (
        <Banner tone="info">{others.names.map((name) => t('form.editedBy', { name })).join(' ')}</Banner>
      )}
      {overtaken}
      <ResultFigures props={props} />
      <ComparablesPart props={props} isDraft={isDraft} />
      <RecordForm
        control={form.control}
        labelOf={form.labelOf}
        describe={form.describe}
        onFieldInput={others.sendTyping}
        parts={[
          section('subject', [
            [field('title', TextField), field('on', DateField, { max: props.today })],
            [
              field('type', Select),
              field('lotId', Select, { choices: props.lots, emptyLabel: t('wholeOperation') }),
            ],
            [
              field('areaM2', AreaField, { isOptional: false }),
              field('rooms', IntegerField),
              field('floor', IntegerField),
            ],
            [field('condition', Select), field('hasElevator', Checkbox), field('hasExterior', Checkbox)],
            [field('lat', CoordinateField), field('lng', CoordinateField)],
          ]),
          section('method', [
            [
              field('method', Select),
              field('maxDistanceM', IntegerField, { unit: t('unit.metres') }),
              field('maxAgeMonths', IntegerField, { unit: t('unit.months') }),
            ],
          ]),
          section('value', [
            field('retainedCents', MoneyField),
            field('justification', TextArea, { rows: 2 }),
            field('comment', RichTextField),
          ]),
        ]}
        bar={
          props.form.can.save
            ? {
                submitLabel: tRecord('save'),
                cancelHref: index(ofOperation),
                note: others.sentences[0],
              }
            : null
        }
      />
      <Columns>
        <IncomeCard props={props} isDraft={isDraft} />
        <BalanceCard props={props} isDraft={isDraft} />
      </Columns>
    </OperationFrame>
  );
}
