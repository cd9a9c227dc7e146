import type { DashboardProps } from '#contracts/client/dashboard.ts';
import { index as newsIndex, show as showNews } from '#generated/routes/client/actuality.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { RecordList } from '#ui/data/RecordList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';

/** What people did last. */
export function ActivityCard({ activity }: Pick<DashboardProps, 'activity'>) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  return (
    <Card title={t('activity.title')} isFlush={activity.length > 0}>
      {activity.length === 0 ? (
        <Text as="p" size="table" tone="ink3">
          {t('activity.none')}
        </Text>
      ) : (
        <RecordList
          label={t('activity.title')}
          records={activity.map(({ id, at, actor, sentence }) => ({
            id,
            title: <Text weight="normal">{sentence}</Text>,
            foot: format.relative(at),
            picture: <Avatar name={actor ?? ''} isDecorative size={24} />,
          }))}
        />
      )}
    </Card>
  );
}

/** The latest articles. */
export function NewsCard({ news }: Pick<DashboardProps, 'news'>) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  return (
    <Card
      title={t('news.title')}
      isFlush={news.length > 0}
      aside={<TextLink href={newsIndex()}>{t('news.all')}</TextLink>}
    >
      {news.length === 0 ? (
        <Text as="p" size="table" tone="ink3">
          {t('news.none')}
        </Text>
      ) : (
        <RecordList
          label={t('news.title')}
          records={news.map(({ id, slug, title, publishedAt, isUnread }) => ({
            id,
            href: showNews(slug),
            title,
            foot: format.date(publishedAt),
            ...(isUnread && { badge: <Badge tone="info">{t('news.unread')}</Badge> }),
          }))}
        />
      )}
    </Card>
  );
}
