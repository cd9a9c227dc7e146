import type { ProjectFormProps } from '#contracts/client/operation/project/form.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { destroy, index, store, update } from '#generated/routes/client/operation/project.ts';
import { project as printed } from '#generated/routes/export.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as projectMessages from '#messages/client/project.ts';
import * as sectionMessages from '#messages/export/sections.ts';
import * as recordMessages from '#messages/record.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { AreaField } from '#ui/fields/AreaField.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { RichTextField } from '#ui/fields/RichTextField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { printAction } from '../../../blocks/print-action.ts';
import { DeleteRecord } from '../../../blocks/record/DeleteRecord.tsx';
import { useOthersTyping } from '../../../blocks/record/useOthersTyping.ts';
import { useOvertakenNotice } from '../../../blocks/record/useOvertakenNotice.tsx';
import { useRecordForm } from '../../../blocks/record/useRecordForm.tsx';
import { OperationFrame } from '../blocks/OperationFrame.tsx';
import type { CompositionPartProps } from './blocks/CompositionPart.tsx';
import { LotsPart } from './blocks/LotsPart.tsx';
import type { MediaPartProps } from './blocks/MediaPart.tsx';
import type { PlanningPartProps } from './blocks/PlanningPart.tsx';
import { useProjectSteps } from './blocks/useProjectSteps.tsx';

const schema = async () => (await import('#contracts/client/operation/project/payload.ts')).projectPayload;

// The sheet, the chart and the gallery are fetched after the first paint: fields come first.
const CompositionPart = lazyPart<CompositionPartProps>(
  async () => (await import('./blocks/CompositionPart.tsx')).CompositionPart,
  { pending: SheetPending, failed: PartFailed },
);
const PlanningPart = lazyPart<PlanningPartProps>(
  async () => (await import('./blocks/PlanningPart.tsx')).PlanningPart,
  { failed: PartFailed },
);
const MediaPart = lazyPart<MediaPartProps>(async () => (await import('./blocks/MediaPart.tsx')).MediaPart, {
  failed: PartFailed,
});

function SheetPending() {
  return <Skeleton height="16rem" />;
}

/** What people call a cell of the composition: « Ligne 3 · Nombre ». */
function useCellLabel() {
  const t = useMessages(projectMessages);
  return (path: string): string | null => {
    const [, line, column = ''] = /^rows\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const key = `rows.columns.${column}`;
    if (line === undefined || !t.has(key)) return null;
    return t('rows.error', { n: Number(line) + 1, column: t(key) });
  };
}

/** A project: its composition, what it comes to, its planning, its plans, the lots that are made of it. */
export default function ProjectForm(props: WithShared<ProjectFormProps>) {
  const { operation, life, can } = props;
  const t = useMessages(projectMessages);
  const tRecord = useMessages(recordMessages);
  const { record, can: rights } = props.form;
  const ofOperation = { operation: operation.id };
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'project',
    messages: projectMessages,
    schema,
    routes: {
      index: () => index(ofOperation),
      store: () => store(ofOperation),
      update: (project) => update({ ...ofOperation, project }),
    },
    updateMethod: 'PUT',
  });
  const { field, section } = form;
  const title = record === null ? t('createTitle') : record.label;
  useTitle(`${operation.name} · ${title}`, props.app.name);
  useRefreshOnEvent<ProjectFormProps>(
    channels.operation(operation.id),
    ['project.updated'],
    ['life', 'media', 'takenRefs'],
  );
  const cellLabel = useCellLabel();
  const labelOf = (path: string): string => cellLabel(path) ?? form.labelOf(path);
  const others = useOthersTyping({ shared: props, type: 'project', recordId: record?.id ?? null, labelOf });
  const overtaken = useOvertakenNotice({
    channel: channels.operation(operation.id),
    event: 'project.updated',
    record,
    isDirty: form.control.form.isDirty,
    only: ['form'],
    people: [],
  });
  const identity = section('identity', [
    [
      field('name', TextField, { autoFocus: record === null }),
      field('variant', Select),
      field('kind', Select),
    ],
    [
      field('architectContactId', Select, { choices: props.choices.architects }),
      field('floorAreaM2', AreaField),
    ],
    field('description', RichTextField),
  ]);
  const planning = section('planning', [
    [field('worksStartOn', DateField), field('worksMonths', IntegerField, { unit: t('months') })],
  ]);
  return (
    <OperationFrame operation={operation} current="projects" canUpdate={can.update}>
      <RecordForm
        control={form.control}
        labelOf={labelOf}
        describe={form.describe}
        onFieldInput={others.sendTyping}
        isWide
        head={{
          title,
          badge: life && <TradeStateBadge entity="project" state={life.status} />,
          subtitle: operation.name,
          actions: record !== null && life !== null && (
            <HeadActions props={props} record={record} status={life.status} />
          ),
        }}
        notice={
          <>
            {overtaken}
            {life?.status !== 'archived' && !rights.save && (
              <Banner tone="info">{tRecord('readOnly')}</Banner>
            )}
            {life?.status === 'archived' && <Banner tone="info">{t('archivedNotice')}</Banner>}
          </>
        }
        parts={[
          identity,
          {
            id: 'rows',
            title: t('sections.rows'),
            help: rights.save && t('sectionHelp.rows'),
            fields: ['rows'],
            isWide: true,
            content: <CompositionPart form={form.control.form} isReadOnly={!rights.save} />,
          },
          {
            ...planning,
            content: (
              <>
                {planning.content}
                <PlanningPart form={form.control.form} aims={props.aims} today={props.today} />
              </>
            ),
          },
        ]}
        after={
          record !== null &&
          life !== null && (
            <Columns>
              <LotsPart
                form={form.control.form}
                parameters={{ ...ofOperation, project: record.id }}
                version={record.version}
                lotRefs={life.lotRefs}
                saved={props.form.values.rows}
                takenRefs={props.takenRefs}
                canGenerate={rights.save}
              />
              <MediaPart
                parameters={{ ...ofOperation, project: record.id }}
                media={props.media}
                canChange={rights.save}
              />
            </Columns>
          )
        }
        bar={
          rights.save
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

interface HeadActionsProps {
  readonly props: ProjectFormProps;
  readonly record: NonNullable<ProjectFormProps['form']['record']>;
  readonly status: NonNullable<ProjectFormProps['life']>['status'];
}

function HeadActions({ props, record, status }: HeadActionsProps) {
  const t = useMessages(operationMessages);
  const paper = useMessages(sectionMessages);
  const parameters = { operation: props.operation.id, project: record.id };
  const { actions, dialogs } = useProjectSteps({
    parameters,
    version: record.version,
    status,
    can: props.can,
  });
  return (
    <>
      <PageActions
        actions={[
          props.can.print &&
            printAction('project.print', t('print'), [
              { id: 'project', label: paper('project'), href: printed({ project: record.id }) },
            ]),
          ...actions,
        ]}
      />
      {props.form.can.delete && <DeleteRecord name={record.label} href={destroy(parameters)} />}
      {dialogs}
    </>
  );
}
