import {
  ChevronLeft,
  ChevronRight,
  Download as DownloadShape,
  ImageOff,
  Maximize,
  Minimize,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { useMemo, useRef } from 'react';
import { type Labels, Lightbox, type Slide } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Download from 'yet-another-react-lightbox/plugins/download';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import { isMotionWelcome } from '#runtime/platform/motion.ts';
import { Icon } from '../identity/Icon.tsx';
import { ElsewhereSlide } from './ElsewhereSlide.tsx';
import './lightbox.css';
import { lightboxSlide } from './lightbox-slide.ts';
import { downloadOf, fileNameOf, type GallerySlide } from './slides.ts';
import { ThumbPicture } from './ThumbPicture.tsx';
import { useGalleryMessages } from './useGalleryMessages.ts';

export interface LightboxViewProps {
  readonly slides: readonly GallerySlide[];
  readonly startIndex: number;
  /** To fetch a picture counts as looking at it: none is fetched ahead. */
  readonly isCounted?: boolean;
  /** Told which slide was looked at last. */
  readonly onClose: (index: number) => void;
}

const plugins = [Captions, Counter, Download, Fullscreen, Thumbnails, Video, Zoom];
const still = { fade: 0, swipe: 0, navigation: 0, zoom: 0 };

/** The viewer of a gallery: arrows, zoom, captions, full screen; Escape closes. */
export function LightboxView({ slides: given, startIndex, isCounted = false, onClose }: LightboxViewProps) {
  const t = useGalleryMessages();
  const labels = useLightboxLabels();
  const index = useRef(startIndex);
  const isStill = !isMotionWelcome();
  const slides = useMemo(() => given.map((slide) => lightboxSlide(slide, { isStill })), [given, isStill]);
  const addressOf = (slide: Slide): string | null => (slide.given ? downloadOf(slide.given) : null);
  return (
    <Lightbox
      open
      close={() => onClose(index.current)}
      index={startIndex}
      slides={slides.map((slide) => (addressOf(slide) === null ? { ...slide, download: false } : slide))}
      plugins={plugins}
      labels={labels}
      className="lightbox"
      carousel={{ finite: slides.length < 2, preload: isCounted ? 0 : 1, padding: '16px' }}
      animation={isStill ? still : {}}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      captions={{ descriptionTextAlign: 'center', descriptionMaxLines: 3 }}
      thumbnails={{
        width: 96,
        height: 64,
        border: 2,
        padding: 0,
        gap: 8,
        borderRadius: 6,
        imageFit: 'cover',
        vignette: false,
        hidden: slides.length < 2,
      }}
      zoom={{ maxZoomPixelRatio: 4, scrollToZoom: true }}
      counter={{ container: { className: 'lightbox-counter' } }}
      download={{
        download: ({ slide, saveAs }) => {
          const address = addressOf(slide);
          if (address !== null) saveAs(address, fileNameOf(address));
        },
      }}
      on={{
        view: (now) => {
          index.current = now.index;
        },
      }}
      render={{
        slide: ({ slide }) =>
          slide.type === 'elsewhere' && slide.given ? <ElsewhereSlide slide={slide.given} /> : undefined,
        thumbnail: ({ slide }) => slide.given && <ThumbPicture slide={slide.given} />,
        iconError: () => (
          <span className="flex flex-col items-center gap-2 text-white">
            <Icon icon={ImageOff} size={22} />
            {t('broken')}
          </span>
        ),
        iconPrev: () => <Icon icon={ChevronLeft} size={22} />,
        iconNext: () => <Icon icon={ChevronRight} size={22} />,
        iconClose: () => <Icon icon={X} size={22} />,
        iconDownload: () => <Icon icon={DownloadShape} size={22} />,
        iconZoomIn: () => <Icon icon={ZoomIn} size={22} />,
        iconZoomOut: () => <Icon icon={ZoomOut} size={22} />,
        iconEnterFullscreen: () => <Icon icon={Maximize} size={22} />,
        iconExitFullscreen: () => <Icon icon={Minimize} size={22} />,
        // One slide leads nowhere.
        ...(slides.length < 2 ? { buttonPrev: () => null, buttonNext: () => null } : {}),
      }}
    />
  );
}

/** What the viewer calls its parts, in the language of the session. */
function useLightboxLabels(): Labels {
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
