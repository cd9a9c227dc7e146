import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ActualityShowProps } from '#contracts/client/actuality/show.ts';
import type { WithShared } from '#contracts/shared.ts';
import { feedback, read, show } from '#generated/routes/client/actuality.ts';
import * as actualityMessages from '#messages/client/actuality.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { useChannel } from '#runtime/realtime/useChannel.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { ArticleFrame } from '#ui/data/ArticleFrame.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Prose } from '#ui/data/Prose.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Gallery } from '#ui/gallery/Gallery.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { ArticleCards } from './blocks/ArticleCards.tsx';

/** Whoever stays so long has read. */
const readAfterMs = 5000;

/** One article: text, pictures, what came before and after it. */
export default function ActualityShow(props: WithShared<ActualityShowProps>) {
  const { article, previous, next, related, app, auth } = props;
  const t = useMessages(actualityMessages);
  const { date } = useFormat();
  const visit = useVisit();
  const { isPending, run } = useAction();
  const [isOutdated, setOutdated] = useState(false);
  useTitle(article.title, app.name);
  // What staff look at in a client's name stays unread.
  const isOwn = auth.impersonator === null;
  useEffect(() => {
    if (!isOwn) return undefined;
    const timer = setTimeout(() => {
      void visit({
        method: 'POST',
        href: read(article.id),
        data: {},
        isParallel: true,
      });
    }, readAfterMs);
    return () => clearTimeout(timer);
  }, [article.id, isOwn, visit]);
  useChannel(props.realtime?.changesChannel ?? null, {
    'actuality.updated': (data) => {
      if (JSON.stringify(data).includes(article.id)) setOutdated(true);
    },
  });
  const facts = [
    date(article.publishedAt),
    t('minutes', { count: article.readingMinutes }),
    article.author !== null && t('by', { name: article.author }),
  ];
  return (
    <>
      <PageHeader
        title={article.title}
        subtitle={facts.filter(Boolean).join(' · ')}
        badge={<Badge>{t(`categories.${article.category}`)}</Badge>}
      />
      {isOutdated && (
        <Banner
          tone="info"
          action={
            <Button
              size="sm"
              onClick={() => {
                setOutdated(false);
                void visit({ method: 'GET', href: show(article.slug) });
              }}
            >
              {t('reload')}
            </Button>
          }
        >
          {t('changed')}
        </Banner>
      )}
      <ArticleFrame cover={article.cover} lead={article.excerpt}>
        <Prose html={article.body} />
        {article.gallery.length > 0 && (
          <Gallery
            label={t('gallery')}
            slides={article.gallery.map(({ href, alt }) => ({ src: href, alt }))}
          />
        )}
        {isOwn && (
          <Inline>
            <Text weight="medium">{t('useful')}</Text>
            {[true, false].map((isUseful) => (
              <Button
                key={String(isUseful)}
                size="sm"
                icon={isUseful ? ThumbsUp : ThumbsDown}
                aria-pressed={article.isUseful === isUseful}
                isPending={isPending}
                onClick={() => void run({ method: 'POST', href: feedback(article.id), data: { isUseful } })}
              >
                {t(isUseful ? 'yes' : 'no')}
              </Button>
            ))}
          </Inline>
        )}
        <Stack gap={2}>
          {previous && (
            <TextLink href={show(previous.slug)}>{t('previous', { title: previous.title })}</TextLink>
          )}
          {next && <TextLink href={show(next.slug)}>{t('next', { title: next.title })}</TextLink>}
        </Stack>
      </ArticleFrame>
      {related.length > 0 && (
        <section aria-label={t('related')}>
          <Stack>
            <Text as="p" weight="semibold" size="lg">
              {t('related')}
            </Text>
            <ArticleCards articles={related} />
          </Stack>
        </section>
      )}
    </>
  );
}
