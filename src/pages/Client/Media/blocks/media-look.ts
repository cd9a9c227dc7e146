import { Clapperboard, FileText, Image, Map as PlanShape, Video } from 'lucide-react';
import type { MediaRow } from '#contracts/client/media.ts';
import type { MediaKind } from '#domain/media/media.ts';
import type { GallerySlide } from '#ui/gallery/slides.ts';
import type { IconShape } from '#ui/identity/Icon.tsx';

/** The sign of each kind of file. */
export const kindIcons: Readonly<Record<MediaKind, IconShape>> = {
  photo: Image,
  plan: PlanShape,
  document: FileText,
  video: Video,
  link: Clapperboard,
};

/** True for what is looked at in the viewer; papers open by themselves. */
export const isViewable = ({ kind }: Pick<MediaRow, 'kind'>): boolean => kind !== 'document';

/** A file as the viewer shows it. */
export function slideOf(row: MediaRow, canDownload: boolean): GallerySlide {
  const { href, alt, title, description, kind, srcSet, widthPx, heightPx } = row;
  const thumbnail = row.thumbHref ?? row.posterHref;
  const caption = description === '' ? title : `${title} – ${description}`;
  return {
    src: href,
    alt: alt || title,
    description: caption,
    download: canDownload && kind !== 'link',
    ...(thumbnail !== null && { thumbnail }),
    ...(srcSet.length > 0 && {
      srcSet: srcSet.map((size) => ({ src: size.href, width: size.widthPx, height: size.heightPx })),
    }),
    ...(kind === 'video' && { controls: true }),
    ...(widthPx !== null && heightPx !== null && { thumbnailWidth: widthPx, thumbnailHeight: heightPx }),
  };
}
