import type { PlanningFormProps } from '#contracts/client/planning/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { planning as index } from '#generated/routes/client.ts';
import { destroy, store, update } from '#generated/routes/client/planning.ts';
import * as planningMessages from '#messages/client/planning.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { PeopleField } from '#ui/fields/PersonField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useRecordForm } from '../../blocks/record/useRecordForm.tsx';

const schema = async () => (await import('#contracts/client/planning/payload.ts')).eventPayload;

/** An appointment, to enter or to change. */
export default function PlanningForm(props: WithShared<PlanningFormProps>) {
  const t = useMessages(planningMessages);
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'event',
    messages: planningMessages,
    schema,
    routes: {
      index,
      store,
      update,
      destroy,
    },
  });
  const { field, section } = form;
  return (
    <RecordPage
      form={form}
      notice={props.conflicts.map(({ person, title, href }) => (
        <Banner
          key={`${person} ${href}`}
          tone="warn"
          action={
            <Button size="sm" href={href}>
              {t('conflictView')}
            </Button>
          }
        >
          {t('conflictNotice', { person, title })}
        </Banner>
      ))}
      sections={[
        section('event', [
          field('title', TextField, { autoFocus: props.form.record === null }),
          [field('kind', Select), field('location', TextField)],
          [field('startsOn', DateField), field('startTime', TextField, { inputMode: 'numeric' })],
          [field('endsOn', DateField), field('endTime', TextField, { inputMode: 'numeric' })],
          field('attendeeIds', PeopleField, { people: props.people }),
          field('operationId', Combobox, {
            choices: props.operations.map(({ id, name }) => ({ id, label: name })),
          }),
        ]),
        section('details', [field('description', TextArea, { rows: 4 })]),
      ]}
    />
  );
}
