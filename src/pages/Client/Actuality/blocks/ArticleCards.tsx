import { CalendarDays, Pin, Scale, Sparkles, TrendingUp, Wrench } from 'lucide-react';
import type { ArticleCard as Article } from '#contracts/client/actuality/index.ts';
import { show } from '#generated/routes/client/actuality.ts';
import * as actualityMessages from '#messages/client/actuality.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { ArticleCard } from '#ui/data/ArticleCard.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Columns } from '#ui/layout/Columns.tsx';

const icons = {
  product: Sparkles,
  market: TrendingUp,
  regulation: Scale,
  event: CalendarDays,
  maintenance: Wrench,
} as const;

/** Articles beside each other, those not read yet marked. */
export function ArticleCards({ articles }: { readonly articles: readonly Article[] }) {
  const t = useMessages(actualityMessages);
  const { date } = useFormat();
  return (
    <Columns as="ul" count={3}>
      {articles.map((article) => (
        <ArticleCard
          key={article.id}
          title={article.title}
          href={show(article.slug)}
          cover={article.cover}
          icon={icons[article.category]}
          badges={
            <>
              {article.isPinned && <Badge icon={Pin}>{t('pinned')}</Badge>}
              <Badge>{t(`categories.${article.category}`)}</Badge>
              {article.isUnread && <Badge tone="selling">{t('fresh')}</Badge>}
            </>
          }
          text={article.excerpt}
          foot={`${date(article.publishedAt)} · ${t('minutes', { count: article.readingMinutes })}`}
        />
      ))}
    </Columns>
  );
}
