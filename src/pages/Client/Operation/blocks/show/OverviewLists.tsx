import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import { media, task } from '#generated/routes/client.ts';
import { edit as editContact } from '#generated/routes/client/contact.ts';
import { edit as editMedia } from '#generated/routes/client/media.ts';
import { edit as editTask } from '#generated/routes/client/task.ts';
import * as roleMessages from '#messages/client/contact-roles.ts';
import * as overviewMessages from '#messages/client/operation-overview.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';

type Overview = OperationShowProps['overview'];

/** Days before its end from which a deadline is pressing. */
const pressingDays = 7;

/** What is due on the operation, with the days left. */
export function OverviewDeadlines({ deadlines }: Pick<Overview, 'deadlines'>) {
  const t = useMessages(overviewMessages);
  const { date } = useFormat();
  const left = (days: number): string => {
    if (days === 0) return t('deadlines.today');
    return days < 0 ? t('deadlines.late', { count: -days }) : t('deadlines.left', { count: days });
  };
  return (
    <Card title={t('deadlines.title')} {...(deadlines.length > 0 && { count: deadlines.length })}>
      <ItemList
        label={t('deadlines.title')}
        isCompact
        empty={t('deadlines.none')}
        items={deadlines.map(({ id, title, on, daysLeft, href }) => ({
          id,
          title,
          href,
          detail: date(on),
          end:
            daysLeft < pressingDays ? (
              <Badge tone={daysLeft < 0 ? 'neg' : 'warn'}>{left(daysLeft)}</Badge>
            ) : (
              left(daysLeft)
            ),
        }))}
      />
    </Card>
  );
}

/** What is to be done on the operation. */
export function OverviewTasks({
  operationId,
  tasks,
}: Pick<Overview, 'tasks'> & { readonly operationId: string }) {
  const t = useMessages(overviewMessages);
  const { date } = useFormat();
  if (tasks === null) return null;
  return (
    <Card
      title={t('tasks.title')}
      {...(tasks.count > 0 && { count: tasks.count })}
      aside={<TextLink href={task({ query: { operationId: [operationId] } })}>{t('tasks.all')}</TextLink>}
    >
      <ItemList
        label={t('tasks.title')}
        isCompact
        empty={t('tasks.none')}
        items={tasks.items.map(({ id, title, dueOn, isLate, people }) => ({
          id,
          title,
          href: editTask(id),
          ...(isLate && { badges: <Badge tone="neg">{t('tasks.late')}</Badge> }),
          detail: people.join(', '),
          ...(dueOn !== null && { end: t('tasks.due', { day: date(dueOn) }) }),
        }))}
      />
    </Card>
  );
}

/** Who has to do with the operation. */
export function OverviewPeople({ people }: Pick<Overview, 'people'>) {
  const t = useMessages(overviewMessages);
  const roles = useMessages(roleMessages);
  if (people === null) return null;
  return (
    <Card title={t('people.title')}>
      <ItemList
        label={t('people.title')}
        isCompact
        empty={t('people.none')}
        items={people.map(({ id, name, role }) => ({
          id: `${id}:${role}`,
          title: name,
          href: editContact(id),
          end: roles(role),
        }))}
      />
    </Card>
  );
}

/** What was last added to the papers of the operation. */
export function OverviewDocuments({
  operationId,
  documents,
}: Pick<Overview, 'documents'> & { readonly operationId: string }) {
  const t = useMessages(overviewMessages);
  const { date } = useFormat();
  if (documents === null) return null;
  return (
    <Card
      title={t('documents.title')}
      aside={
        <TextLink href={media({ query: { operationId: [operationId] } })}>{t('documents.open')}</TextLink>
      }
    >
      <ItemList
        label={t('documents.title')}
        isCompact
        empty={t('documents.none')}
        items={documents.map(({ id, title, kind, at }) => ({
          id,
          title,
          href: editMedia(id),
          detail: t(`documents.kinds.${kind}`),
          end: date(at),
        }))}
      />
    </Card>
  );
}
