import type { ActualityFormProps } from '#contracts/admin/actuality/form.ts';
import * as actualityMessages from '#messages/admin/actuality.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { ArticleFrame } from '#ui/data/ArticleFrame.tsx';
import { Prose } from '#ui/data/Prose.tsx';
import { Text } from '#ui/data/Text.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';

interface PreviewSectionProps extends Pick<ActualityFormProps, 'media' | 'current' | 'audienceCount'> {
  readonly excerpt: string;
  readonly body: string;
}

/** The article as clients will see it, how long it takes to read and how many people it is meant for. */
export function PreviewSection({ media, current, audienceCount, excerpt, body }: PreviewSectionProps) {
  const t = useMessages(actualityMessages);
  const cover = media.find(({ isCover }) => isCover) ?? null;
  const facts = [
    t('preview.audience', { count: audienceCount ?? 0 }),
    t('preview.minutes', { count: current?.readingMinutes ?? 1 }),
  ];
  return (
    <PageSection title={t('preview.title')}>
      <Text as="p" tone="ink3">
        {facts.join(' · ')}
      </Text>
      <ArticleFrame cover={cover} lead={excerpt}>
        <Prose html={body} />
      </ArticleFrame>
    </PageSection>
  );
}
