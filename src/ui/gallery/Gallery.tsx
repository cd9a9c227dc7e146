import { useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { Button } from '../actions/Button.tsx';
import { LightboxFailed, LightboxPending } from './LightboxPending.tsx';
import type { LightboxViewProps } from './LightboxView.tsx';
import { kindOf, ratioOf, type GallerySlide } from './slides.ts';
import { ThumbPicture } from './ThumbPicture.tsx';
import { useGalleryMessages } from './useGalleryMessages.ts';

const LightboxView = lazyPart<LightboxViewProps>(
  async () => (await import('./LightboxView.tsx')).LightboxView,
  { pending: LightboxPending, failed: LightboxFailed },
);

export interface GalleryProps {
  /** Accessible name. */
  readonly label: string;
  readonly slides: readonly GallerySlide[];
  /** To fetch a picture counts as looking at it: the viewer fetches none ahead. */
  readonly isCounted?: boolean;
  /** Instead of the sentence that there is nothing. */
  readonly empty?: ReactNode;
}

/** How many thumbnails are shown at first, and how many more at each asking. */
const thumbnailsAtOnce = 24;
/** Height of a row before it is stretched, in rem. */
const rowHeight = 6.5;

const names = { picture: 'open', video: 'play', elsewhere: 'watch' } as const;

/**
 * Thumbnails in the shapes of their pictures, and a viewer that is fetched when one is pressed:
 *
 *     <Gallery label="Photos de l’opération" slides={[{ src: '/fichiers/1', alt: 'Façade sur rue' }]} />
 */
export function Gallery({ label, slides, isCounted = false, empty }: GalleryProps) {
  const t = useGalleryMessages();
  const list = useRef<HTMLUListElement>(null);
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const [shownCount, setShownCount] = useState(thumbnailsAtOnce);
  const hiddenCount = Math.max(0, slides.length - shownCount);
  /** The thumbnail of what was looked at last has the focus; for one that is not shown, the last one shown. */
  const close = (index: number): void => {
    setOpenIndex(null);
    const buttons = list.current?.querySelectorAll<HTMLElement>('button') ?? [];
    buttons[Math.min(index, buttons.length - 1)]?.focus();
  };
  if (slides.length === 0) return <>{empty ?? <p className="text-table text-ink3">{t('empty')}</p>}</>;
  return (
    <div className="flex flex-col items-start gap-3">
      <ul
        ref={list}
        aria-label={label}
        className="flex w-full flex-wrap gap-2 after:grow-[1000] after:content-['']"
      >
        {slides.slice(0, shownCount).map((slide, index) => {
          const ratio = ratioOf(slide);
          return (
            <li
              // The order is theirs, and an address may come twice.
              key={`${index} ${slide.src}`}
              style={{
                flex: `${ratio} 1 ${ratio * rowHeight}rem`,
                maxWidth: `${ratio * rowHeight * 1.3}rem`,
                aspectRatio: ratio,
              }}
            >
              <button
                type="button"
                onClick={() => setOpenIndex(index)}
                className="block size-full cursor-zoom-in overflow-hidden rounded-control border border-line transition-[border-color] duration-120 hover:border-ink3"
              >
                <span className="sr-only">
                  {t(names[kindOf(slide)], { alt: slide.alt || t('untitled') })}
                </span>
                <ThumbPicture slide={slide} />
              </button>
            </li>
          );
        })}
      </ul>
      {hiddenCount > 0 && (
        <Button size="sm" onClick={() => setShownCount((count) => count + thumbnailsAtOnce)}>
          {t('showMore', { count: Math.min(hiddenCount, thumbnailsAtOnce) })}
        </Button>
      )}
      {openIndex !== null && (
        <LightboxView slides={slides} startIndex={openIndex} isCounted={isCounted} onClose={close} />
      )}
    </div>
  );
}
