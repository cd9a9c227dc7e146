import { CirclePlay, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useVideoThumbnail } from '#runtime/video/useVideoThumbnail.ts';
import { Icon } from '../identity/Icon.tsx';
import { defaultThumbnail, kindOf, type GallerySlide } from './slides.ts';
import { useGalleryMessages } from './useGalleryMessages.ts';

/**
 * The small picture of a slide, filling its box; a neutral one for a video without picture, or where it does
 * not load. Decorative: what it stands in is named.
 */
export function ThumbPicture({ slide }: { readonly slide: GallerySlide }) {
  const t = useGalleryMessages();
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const kind = kindOf(slide);
  const provided = useVideoThumbnail(slide.src);
  const src = slide.thumbnail ?? (kind === 'picture' ? slide.src : provided.src);
  const isShown = src !== null && src !== brokenSrc;
  return (
    <span className="relative grid size-full place-items-center overflow-hidden bg-line text-ink2">
      {isShown ? (
        <img
          src={src}
          alt=""
          width={slide.thumbnailWidth ?? defaultThumbnail.width}
          height={slide.thumbnailHeight ?? defaultThumbnail.height}
          loading="lazy"
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setBrokenSrc(src)}
          className="artwork absolute inset-0 size-full object-cover"
        />
      ) : (
        kind === 'picture' && (
          <span className="flex flex-col items-center gap-1 p-2 text-center text-label">
            <Icon icon={ImageOff} size={18} />
            {t('broken')}
          </span>
        )
      )}
      {kind !== 'picture' && (
        <span className="relative grid size-9 place-items-center rounded-full bg-[#1c242b]/80 text-white">
          <Icon icon={CirclePlay} size={22} />
        </span>
      )}
    </span>
  );
}
