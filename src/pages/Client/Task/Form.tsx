import { Bell, BellOff, Check, CircleSlash, OctagonAlert, Play, RotateCcw, Trash2 } from 'lucide-react';
import type { TaskComment, TaskFormProps } from '#contracts/client/task/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { remainingCount, statesAfter, type TaskState } from '#domain/task/task.ts';
import { task as index } from '#generated/routes/client.ts';
import { destroy, store, unwatch, update, watch } from '#generated/routes/client/task.ts';
import { destroy as destroyComment, store as storeComment } from '#generated/routes/client/task/comment.ts';
import * as taskMessages from '#messages/client/task.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { toast } from '#runtime/toast/toast.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { ChecklistField } from '#ui/fields/ChecklistField.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { Composer } from '#ui/fields/Composer.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { PeopleField } from '#ui/fields/PersonField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TagInput } from '#ui/fields/TagInput.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useRecordForm } from '../../blocks/record/useRecordForm.tsx';
import { useTaskMoves } from './blocks/useTaskMoves.tsx';

const schema = async () => (await import('#contracts/client/task/payload.ts')).taskPayload;

const moveIcons: Readonly<Record<TaskState, typeof Check>> = {
  todo: RotateCcw,
  in_progress: Play,
  blocked: OctagonAlert,
  done: Check,
  cancelled: CircleSlash,
};

/** What can be done with a task, the most likely first. */
const movesFrom = (state: TaskState): readonly TaskState[] =>
  moveOrder.filter((to) => statesAfter(state).includes(to));
const moveOrder: readonly TaskState[] = ['done', 'in_progress', 'todo', 'blocked', 'cancelled'];

/** Something to do, to enter, to change and to talk about. */
export default function TaskForm(props: WithShared<TaskFormProps>) {
  const t = useMessages(taskMessages);
  const { people, operations, current, comments } = props;
  const { isPending, run } = useAction();
  const moves = useTaskMoves();
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'task',
    messages: taskMessages,
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
  useRefreshOnEvent<TaskFormProps>(
    record === null ? null : (props.realtime?.changesChannel ?? null),
    ['task.changed'],
    ['current', 'comments'],
  );
  const move = async (to: TaskState): Promise<void> => {
    if (record === null) return;
    const task = { id: record.id, title: record.label, remainingCount: remainingCount(values.checklist) };
    const outcome = await moves.take(task, to);
    if (typeof outcome === 'string') toast.error(outcome);
  };
  return (
    <>
      <RecordPage
        form={form}
        notice={current && <StateNotice current={current} canSave={can.save} />}
        actions={
          record !== null &&
          current !== null && (
            <>
              <OfficeStateBadge entity="task" state={current.status} />
              <PageActions
                actions={[
                  ...(can.save ? movesFrom(current.status) : []).map((to) => ({
                    id: `task.${to}`,
                    label: t(`move.to.${to}`),
                    place: 'page' as const,
                    icon: moveIcons[to],
                    run: () => void move(to),
                  })),
                  {
                    id: 'task.watch',
                    label: t(current.isWatched ? 'watch.end' : 'watch.begin'),
                    place: 'page',
                    icon: current.isWatched ? BellOff : Bell,
                    run: () =>
                      void run(
                        current.isWatched
                          ? { method: 'DELETE', href: unwatch(record.id) }
                          : { method: 'PUT', href: watch(record.id), data: {} },
                      ),
                  },
                ]}
              />
            </>
          )
        }
        after={
          record !== null && (
            <CommentsSection
              taskId={record.id}
              reader={{ id: props.auth.user?.id ?? '', name: props.auth.user?.name ?? '' }}
              comments={comments}
              isPending={isPending}
              run={run}
            />
          )
        }
        sections={[
          section('task', [
            field('title', TextField, { autoFocus: record === null }),
            [field('dueOn', DateField), field('dueTime', TextField)],
            [
              field('priority', Select),
              field('operationId', Combobox, {
                choices: operations.map(({ id, name }) => ({ id, label: name })),
              }),
            ],
            field('assigneeIds', PeopleField, { people }),
            field('tags', TagInput),
          ]),
          section('details', [
            field('description', TextArea, { rows: 5 }),
            field('checklist', ChecklistField),
          ]),
          section(
            'planning',
            [
              [field('startOn', DateField), field('estimateMinutes', IntegerField, { unit: t('minutes') })],
              [field('recurrence', Select), field('recurrenceInterval', IntegerField)],
              [field('recurrenceUntil', DateField), field('watcherIds', PeopleField, { people })],
            ],
            { isFolding: true },
          ),
        ]}
      />
      {moves.dialog}
    </>
  );
}

interface StateNoticeProps {
  readonly current: NonNullable<TaskFormProps['current']>;
  readonly canSave: boolean;
}

/** What has to be known of a task before it is read. */
function StateNotice({ current: { status, blockedReason, completed }, canSave }: StateNoticeProps) {
  const t = useMessages(taskMessages);
  const { date } = useFormat();
  return (
    <>
      {!canSave && <Banner tone="info">{t('current.others')}</Banner>}
      {status === 'blocked' && (
        <Banner tone="warn">{t('current.blocked', { reason: blockedReason ?? '' })}</Banner>
      )}
      {status === 'cancelled' && <Banner tone="info">{t('current.cancelled')}</Banner>}
      {completed?.on && (
        <Banner tone="info">{t('current.done', { date: date(completed.on), name: completed.by })}</Banner>
      )}
    </>
  );
}

interface CommentsSectionProps {
  readonly taskId: string;
  readonly reader: { readonly id: string; readonly name: string };
  readonly comments: readonly TaskComment[];
  readonly isPending: boolean;
  readonly run: ReturnType<typeof useAction>['run'];
}

/** What people say about a task. */
function CommentsSection({ taskId, reader, comments, isPending, run }: CommentsSectionProps) {
  const t = useMessages(taskMessages);
  const { dateTime } = useFormat();
  return (
    <PageSection title={t('comments.title')} count={comments.length}>
      <ItemList
        label={t('comments.title')}
        empty={t('comments.empty')}
        items={comments.map(({ id, body, author, at, isOwn }) => ({
          id,
          title: author,
          detail: body,
          lead: <Avatar name={author} isDecorative />,
          end: (
            <>
              {dateTime(at)}
              {isOwn && (
                <IconButton
                  icon={Trash2}
                  size="sm"
                  label={t('comments.remove')}
                  onClick={() =>
                    void run({
                      method: 'DELETE',
                      href: destroyComment({ task: taskId, comment: id }),
                      preserveScroll: true,
                    })
                  }
                />
              )}
            </>
          ),
        }))}
      />
      <Composer
        name="comment"
        draftKey={`${reader.id}:comment:${taskId}`}
        authorName={reader.name}
        label={t('comments.write')}
        submitLabel={t('comments.add')}
        hint={t('comments.hint')}
        maxLength={5000}
        tooLong={t('comments.tooLong')}
        onSend={({ text: body }, retry) =>
          run({ method: 'POST', href: storeComment(taskId), data: { body }, preserveScroll: true, retry })
        }
        isPending={isPending}
      />
    </PageSection>
  );
}
