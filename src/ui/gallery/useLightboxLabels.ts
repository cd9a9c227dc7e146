import type { Labels } from 'yet-another-react-lightbox';
import { useGalleryMessages } from './useGalleryMessages.ts';

/** What the viewer calls its parts, in the language of the session. */
export function useLightboxLabels(): Labels {
  const t = useGalleryMessages();
  return {
    Lightbox: t('lightbox.gallery'),
    'Photo gallery': t('lightbox.photos'),
    Carousel: t('lightbox.carousel'),
    Slide: t('lightbox.slide'),
    // The viewer fills in its own braces.
    '{index} of {total}': t('lightbox.position', { index: '{index}', total: '{total}' }),
    Previous: t('lightbox.previous'),
    Next: t('lightbox.next'),
    Close: t('lightbox.close'),
    Download: t('lightbox.download'),
    'Zoom in': t('lightbox.zoomIn'),
    'Zoom out': t('lightbox.zoomOut'),
    'Enter Fullscreen': t('lightbox.enterFullscreen'),
    'Exit Fullscreen': t('lightbox.exitFullscreen'),
    Caption: t('lightbox.caption'),
    'Show captions': t('lightbox.showCaptions'),
    'Hide captions': t('lightbox.hideCaptions'),
    Thumbnails: t('lightbox.thumbnails'),
    'Show thumbnails': t('lightbox.showThumbnails'),
    'Hide thumbnails': t('lightbox.hideThumbnails'),
  };
}
