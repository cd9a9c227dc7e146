import type { VisitFormProps } from '#contracts/client/operation/visit/form.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { index, store, update } from '#generated/routes/client/operation/visit.ts';
import * as visitMessages from '#messages/client/visit.ts';
import * as recordMessages from '#messages/record.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { useOthersTyping } from '../../../blocks/record/useOthersTyping.ts';
import { useOvertakenNotice } from '../../../blocks/record/useOvertakenNotice.tsx';
import { useRecordForm } from '../../../blocks/record/useRecordForm.tsx';
import { OperationFrame } from '../blocks/OperationFrame.tsx';
import { AttendeesPart } from './blocks/AttendeesPart.tsx';
import { CarryPart } from './blocks/CarryPart.tsx';
import { FindingsPart } from './blocks/FindingsPart.tsx';
import { OutboxNotice } from './blocks/OutboxNotice.tsx';
import { ReportPart } from './blocks/ReportPart.tsx';
import { useFindings } from './blocks/useFindings.ts';
import { useVisitOutbox } from './blocks/useVisitOutbox.ts';
import { VisitActions } from './blocks/VisitActions.tsx';
import { VoucherPart } from './blocks/VoucherPart.tsx';

const schema = async () => (await import('#contracts/client/operation/visit/payload.ts')).visitFields;

/** Hours that are proposed: every quarter from six in the morning to ten in the evening. */
const hours = Array.from({ length: 65 }, (_, rank) => {
  const minutes = 6 * 60 + rank * 15;
  const two = (count: number): string => String(count).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
});

/** A visit: when and with whom, what was seen on the spot, what came of it. */
export default function VisitForm(props: WithShared<VisitFormProps>) {
  const { operation, outcome, choices, can } = props;
  const t = useMessages(visitMessages);
  const tRecord = useMessages(recordMessages);
  const { record, values } = props.form;
  const ofOperation = { operation: operation.id };
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'visit',
    messages: visitMessages,
    schema,
    routes: {
      index: () => index(ofOperation),
      store: () => store(ofOperation),
      update: (visit) => update({ ...ofOperation, visit }),
    },
    updateMethod: 'PUT',
  });
  const { field, section } = form;
  const title = record === null ? t('createTitle') : record.label;
  useTitle(`${operation.name} · ${title}`, props.app.name);
  useRefreshOnEvent<VisitFormProps>(
    channels.operation(operation.id),
    ['visit.updated'],
    ['outcome', 'attendees', 'findings', 'checklist'],
  );
  const outbox = useVisitOutbox(props, ['findings']);
  const findings = useFindings(props, outbox);
  const others = useOthersTyping({
    shared: props,
    type: 'visit',
    recordId: record?.id ?? null,
    labelOf: form.labelOf,
  });
  const overtaken = useOvertakenNotice({
    channel: channels.operation(operation.id),
    event: 'visit.updated',
    record,
    isDirty: form.control.form.isDirty,
    only: ['form'],
    people: choices.people,
  });
  const { startTime } = values;
  const times = startTime === null || hours.includes(startTime) ? hours : [startTime, ...hours];
  const isLocked = outcome !== null && outcome.status !== 'planned';
  // On the spot, and after, what was seen comes before the appointment.
  const hasCome = values.startOn !== null && values.startOn <= props.today;
  const seen = record !== null && outcome !== null && (
    <FindingsPart
      findings={findings}
      checklist={props.checklist}
      total={<CarryPart props={props} visitId={record.id} findings={findings.findings} />}
      canUpdate={can.update && (outcome.status === 'planned' || outcome.status === 'done')}
    />
  );
  return (
    <OperationFrame operation={operation} current="visits" canUpdate={can.update}>
      <RecordForm
        control={form.control}
        labelOf={form.labelOf}
        describe={form.describe}
        onFieldInput={others.sendTyping}
        head={{
          title,
          badge: outcome && <TradeStateBadge entity="visit" state={outcome.status} />,
          subtitle: operation.name,
          actions: record !== null && outcome !== null && (
            <VisitActions props={props} record={record} outcome={outcome} findings={findings.findings} />
          ),
        }}
        notice={
          <>
            <OutboxNotice outbox={outbox} />
            {overtaken}
            {!can.update && <Banner tone="info">{tRecord('readOnly')}</Banner>}
            {outcome?.status === 'cancelled' && (
              <Banner tone="warn">{t('cancelledNotice', { reason: outcome.cancelReason ?? '' })}</Banner>
            )}
            {outcome?.status === 'no_show' && <Banner tone="warn">{t('noShowNotice')}</Banner>}
            {can.update && outcome?.status === 'done' && <Banner tone="info">{t('locked')}</Banner>}
          </>
        }
        before={
          <>
            {outcome !== null && isLocked && <ReportPart outcome={outcome} />}
            {hasCome && seen}
          </>
        }
        after={
          record !== null &&
          outcome !== null && (
            <>
              <AttendeesPart
                operationId={operation.id}
                visitId={record.id}
                attendees={props.attendees}
                invitedAt={outcome.invitedAt}
                canInvite={can.update && !isLocked}
              />
              <VoucherPart
                parameters={{ ...ofOperation, visit: record.id }}
                voucher={outcome.voucher}
                canChange={can.update && outcome.status !== 'cancelled'}
              />
              {!hasCome && seen}
            </>
          )
        }
        parts={[
          section('planning', [
            [
              field('kind', Select),
              field('hostId', Select, {
                choices: choices.people.map(({ id, name }) => ({ id, label: name })),
              }),
            ],
            [
              field('startOn', DateField, record === null ? { min: props.today } : {}),
              field('startTime', Select, { choices: times.map((id) => ({ id, label: id })) }),
              field('durationMin', IntegerField, { unit: t('minutes') }),
            ],
            props.form.can.save && field('isOverlapAccepted', Checkbox),
          ]),
          section('people', [
            field('contactIds', MultiSelect, { choices: choices.contacts }),
            field('lotIds', MultiSelect, { choices: choices.lots }),
          ]),
        ]}
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
