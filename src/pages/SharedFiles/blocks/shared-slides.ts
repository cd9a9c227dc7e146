import type { SharedFile } from '#contracts/shared-files/index.ts';
import { isShownPicture } from '#domain/media/media.ts';
import type { GallerySlide } from '#ui/gallery/slides.ts';

/**
 * The pictures behind a link as a gallery shows them. Its small pictures are none of the files themselves: fetching
 * one of those counts as reading it, which the sender is told of. One without a small picture is opened by its line.
 */
export const slidesOf = (files: readonly SharedFile[]): GallerySlide[] =>
  files.flatMap(({ href, thumbHref, downloadHref, contentType, alt, title }) =>
    href === null || thumbHref === null || !isShownPicture(contentType)
      ? []
      : [{ src: href, alt, description: title, thumbnail: thumbHref, download: downloadHref ?? false }],
  );
