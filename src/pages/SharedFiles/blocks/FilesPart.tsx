import { Download, FileText, Film, Image, Map } from 'lucide-react';
import type { SharedContent, SharedFile, SharedFilesQuery } from '#contracts/shared-files/index.ts';
import { sharedFileKinds } from '#domain/share/share.ts';
import * as shareMessages from '#messages/share.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Card } from '#ui/data/Card.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { useFileSize } from '#ui/fields/useFileSize.ts';
import { Gallery } from '#ui/gallery/Gallery.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ChoiceSelect } from '../../blocks/ChoiceSelect.tsx';
import { slidesOf } from './shared-slides.ts';

interface FilesPartProps {
  readonly content: SharedContent;
  readonly query: SharedFilesQuery;
  readonly hrefOf: (query: Partial<SharedFilesQuery>) => string;
}

const icons = { photo: Image, plan: Map, document: FileText, video: Film } as const;

/** The files behind a link: pictures as a gallery, and all of them with their size and day. */
export function FilesPart({ content, query, hrefOf }: FilesPartProps) {
  const t = useMessages(shareMessages);
  const navigate = useNavigate();
  const { files, filesCount } = content;
  const to = (change: Partial<SharedFilesQuery>): string => hrefOf({ ...query, ...change });
  const slides = slidesOf(files);
  return (
    <Card title={t('files')} count={filesCount}>
      <Stack gap={4}>
        {filesCount > 1 && (
          <Inline gap={4} align="end">
            <Segmented
              label={t('sort')}
              value={query.sort === 'name' ? 'name' : 'date'}
              segments={[
                { id: 'name', label: t('sorts.name'), href: to({ sort: 'name' }) },
                { id: 'date', label: t('sorts.date'), href: to({ sort: '-date' }) },
              ]}
            />
            <ChoiceSelect
              name="kind"
              label={t('kind')}
              isLabelHidden
              value={query.kind === '' ? null : query.kind}
              onChange={(kind) => void navigate(to({ kind: kind ?? '' }))}
              choices={sharedFileKinds.map((id) => ({ id, label: t(`kinds.${id}`) }))}
              emptyLabel={t('kinds.all')}
              placeholder={t('kinds.all')}
            />
          </Inline>
        )}
        {slides.length > 0 && <Gallery label={t('files')} slides={slides} isCounted />}
        <FileList files={files} isFiltered={query.kind !== ''} />
      </Stack>
    </Card>
  );
}

function FileList({
  files,
  isFiltered,
}: {
  readonly files: readonly SharedFile[];
  readonly isFiltered: boolean;
}) {
  const t = useMessages(shareMessages);
  const { date } = useFormat();
  const size = useFileSize();
  if (files.length === 0) return <Text tone="ink3">{t(isFiltered ? 'emptyKind' : 'empty')}</Text>;
  return (
    <ItemList
      label={t('files')}
      isCompact
      items={files.map(({ id, title, kind, sizeBytes, at, href, downloadHref }) => ({
        id,
        title,
        icon: icons[kind],
        detail: `${t(`kinds.${kind}`)} · ${size(sizeBytes)} · ${date(at)}`,
        end: (
          <>
            {href !== null && (
              <TextLink href={href} isNewTab>
                {t('view')}
              </TextLink>
            )}
            {downloadHref !== null && (
              <Button size="sm" variant="discreet" icon={Download} href={downloadHref} download>
                {t('download')}
              </Button>
            )}
          </>
        ),
      }))}
    />
  );
}
