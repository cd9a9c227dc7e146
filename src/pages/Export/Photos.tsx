import type { PhotosProps } from '#contracts/export/photos.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as photosMessages from '#messages/export/photos.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintChapter, PrintPhotos } from '#ui/print/PrintPhotos.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { Paper } from './blocks/Paper.tsx';

/** The photographs of an operation on paper: before, during and after the works. */
export default function ExportPhotos(props: WithShared<PhotosProps>) {
  const t = useMessages(photosMessages);
  const { date } = useFormat();
  const { paper, perPage, chapters } = props;
  return (
    <Paper paper={paper} title={t('pageTitle')}>
      {chapters.length === 0 && (
        <PrintSheet>
          <PrintTitle title={t('pageTitle')} />
          <p>{t('empty')}</p>
        </PrintSheet>
      )}
      {chapters.flatMap(({ stage, photos }, index) => {
        const title = t(`stages.${stage ?? 'other'}`);
        return [
          <PrintSheet key={title}>
            <PrintChapter
              title={title}
              note={t('count', { count: photos.length })}
              heading={index === 0 ? t('pageTitle') : undefined}
            />
          </PrintSheet>,
          ...pagesOf(photos, perPage).map((page) => (
            <PrintSheet key={page[0]?.id}>
              <PrintPhotos
                perPage={perPage}
                photos={page.map(({ id, href, alt, caption, takenOn }) => ({
                  id,
                  href,
                  alt,
                  caption: takenOn === null ? caption : `${caption} · ${date(takenOn)}`,
                }))}
              />
            </PrintSheet>
          )),
        ];
      })}
    </Paper>
  );
}

/** Photographs by the page. */
function pagesOf<Photo>(photos: readonly Photo[], perPage: number): Photo[][] {
  return Array.from({ length: Math.ceil(photos.length / perPage) }, (_, page) =>
    photos.slice(page * perPage, (page + 1) * perPage),
  );
}
