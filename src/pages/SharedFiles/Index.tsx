import { BookOpen, Eye, FileText } from 'lucide-react';
import type { SharedContent, SharedFilesProps, SharedFilesQuery } from '#contracts/shared-files/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as sectionMessages from '#messages/share-sections.ts';
import * as shareMessages from '#messages/share.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Card } from '#ui/data/Card.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FilesPart } from './blocks/FilesPart.tsx';
import { OpenPanel } from './blocks/OpenPanel.tsx';
import { QuestionForm } from './blocks/QuestionForm.tsx';
import { TakePart } from './blocks/TakePart.tsx';

/** What somebody without an account was sent: printable pages, files, and a way to ask. */
export default function SharedFiles(props: WithShared<SharedFilesProps>) {
  const { sender, share, summary, content, query, app } = props;
  const t = useMessages(shareMessages);
  useTitle(summary === null ? t('pageTitle') : `${summary.title} · ${t('pageTitle')}`, app.name);
  if (content === null || summary === null) return <OpenPanel sender={sender} share={share} />;
  const hrefOf = ({ sort, kind }: Partial<SharedFilesQuery>): string => {
    const asked = new URLSearchParams({
      ...(sort === '-date' && { sort }),
      ...(kind !== undefined && kind !== '' && { kind }),
    }).toString();
    return asked === '' ? share.href : `${share.href}?${asked}`;
  };
  return (
    <>
      {share.isPreview && (
        <Banner tone="info" icon={Eye}>
          {t('preview')}
        </Banner>
      )}
      <PageHeader title={summary.title} subtitle={summary.detail} />
      {share.message !== '' && (
        <Text as="p" breaks="lines" tone="ink2">
          {share.message}
        </Text>
      )}
      <Notices content={content} />
      {content.sections.length > 0 && (
        <SectionsPart sections={content.sections} documentHref={content.documentHref} />
      )}
      <TakePart content={content} />
      {(content.filesCount > 0 || content.sections.length === 0) && (
        <FilesPart content={content} query={query} hrefOf={hrefOf} />
      )}
      {!share.isPreview && (
        <QuestionForm asks={content.asks} author={share.author} company={sender.company} />
      )}
    </>
  );
}

/** What the reader should know of what they see. */
function Notices({ content }: { readonly content: SharedContent }) {
  const t = useMessages(shareMessages);
  const notices = [
    !content.allowDownload && t('notices.readOnly'),
    content.hasWatermark && t('notices.watermark'),
    content.hides !== 'none' && t(`notices.${content.hides}`),
  ].filter((text) => text !== false);
  if (notices.length === 0) return null;
  return (
    <Text as="p" size="table" tone="ink3">
      {notices.join(' ')}
    </Text>
  );
}

function SectionsPart({ sections, documentHref }: Pick<SharedContent, 'sections' | 'documentHref'>) {
  const t = useMessages(shareMessages);
  const titles = useMessages(sectionMessages);
  return (
    <Card title={t('sections')} count={sections.length}>
      <Stack gap={4}>
        <ItemList
          label={t('sections')}
          isCompact
          items={[
            ...(documentHref === null
              ? []
              : [
                  {
                    id: documentHref,
                    title: titles('dossier'),
                    icon: BookOpen,
                    href: documentHref,
                    isNewTab: true,
                  },
                ]),
            ...sections.flatMap(({ section, pages }) =>
              pages.map(({ label, href }) => ({
                id: href,
                title: label === '' ? titles(section) : `${titles(section)} · ${label}`,
                icon: FileText,
                href,
                // A document load: what is fetched ahead of a press would not count as read.
                isNewTab: true,
              })),
            ),
          ]}
        />
      </Stack>
    </Card>
  );
}
