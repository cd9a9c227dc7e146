import { ExternalLink } from 'lucide-react';
import { readVideo, type VideoProvider } from '#runtime/video/providers.ts';
import { Icon } from '../identity/Icon.tsx';
import type { GallerySlide } from './slides.ts';
import { ThumbPicture } from './ThumbPicture.tsx';
import { useGalleryMessages } from './useGalleryMessages.ts';

const sites: Readonly<Record<VideoProvider, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
};

/** A video that only its provider plays: its picture, and a way there. Nothing of the provider runs here. */
export function ElsewhereSlide({ slide }: { readonly slide: GallerySlide }) {
  const t = useGalleryMessages();
  const video = readVideo(slide.src);
  return (
    <div className="flex w-full max-w-160 flex-col items-center gap-4 p-4">
      <div className="aspect-video w-full overflow-hidden rounded-card">
        <ThumbPicture slide={slide} />
      </div>
      {video && (
        <a
          href={video.href}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-2 rounded-control bg-white px-4 font-medium text-[#1c242b] no-underline"
        >
          {t('watchOn', { site: sites[video.provider] })}
          <Icon icon={ExternalLink} size={14} />
        </a>
      )}
    </div>
  );
}
