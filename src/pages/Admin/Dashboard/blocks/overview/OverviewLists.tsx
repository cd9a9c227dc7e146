import type { AdminDashboardProps, DashboardTodo } from '#contracts/admin/dashboard/dashboard.ts';
import * as dashboardMessages from '#messages/admin/dashboard.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Badge, type BadgeProps } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/** What waits for somebody, by kind, each with the way to it. */
export function Todos({ todos }: Pick<AdminDashboardProps, 'todos'>) {
  const t = useMessages(dashboardMessages);
  const count = todos.reduce((all, todo) => all + todo.count, 0);
  return (
    <Card title={t('todo.title')} {...(count > 0 && { count })}>
      {todos.length === 0 ? (
        <Text tone="ink3">{t('todo.none')}</Text>
      ) : (
        <Stack gap={4}>
          {todos.map((todo) => (
            <Todo key={todo.kind} {...todo} />
          ))}
        </Stack>
      )}
    </Card>
  );
}

function Todo({ kind, count, href, items }: DashboardTodo) {
  const t = useMessages(dashboardMessages);
  const { date } = useFormat();
  return (
    <Stack gap={1}>
      <Inline justify="between">
        <Text weight="semibold">{t(`todo.kinds.${kind}`)}</Text>
        {href === null ? (
          <Text tone="ink3">{count}</Text>
        ) : (
          <TextLink href={href}>{t('todo.all', { count })}</TextLink>
        )}
      </Inline>
      <ItemList
        label={t(`todo.kinds.${kind}`)}
        isCompact
        items={items.map(({ id, name, on, href: itemHref }) => ({
          id,
          title: name,
          ...(itemHref !== null && { href: itemHref }),
          ...(on !== null && { end: t(`todo.on.${kind}`, { day: date(on) }) }),
        }))}
      />
    </Stack>
  );
}

type Status = NonNullable<NonNullable<AdminDashboardProps['signUps']>[number]['status']>;

const tones: Readonly<Record<Status, NonNullable<BadgeProps['tone']>>> = {
  trial: 'info',
  active: 'pos',
  past_due: 'neg',
  cancelled: 'warn',
  expired: 'abandoned',
};

/** The companies that came last. */
export function SignUps({ signUps }: Pick<AdminDashboardProps, 'signUps'>) {
  const t = useMessages(dashboardMessages);
  const { date } = useFormat();
  if (signUps === null) return null;
  return (
    <Card title={t('signUps.title')}>
      <ItemList
        label={t('signUps.title')}
        isCompact
        empty={t('signUps.none')}
        items={signUps.map(({ id, name, city, owner, plan, status, at, href }) => ({
          id,
          title: name,
          ...(href !== null && { href }),
          ...(status !== null && {
            badges: <Badge tone={tones[status]}>{t(`signUps.statuses.${status}`)}</Badge>,
          }),
          detail: [city, owner, plan ?? t('signUps.noPlan')].filter(Boolean).join(' · '),
          end: date(at),
        }))}
      />
    </Card>
  );
}
