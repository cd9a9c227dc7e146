import type { Slide } from 'yet-another-react-lightbox';
import { defaultThumbnail, kindOf, videoTypeOf, type GallerySlide } from './slides.ts';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    /** A video that plays at its provider's. */
    elsewhere: SlideElsewhere;
  }

  interface SlideElsewhere extends GenericSlide {
    type: 'elsewhere';
  }

  interface GenericSlide {
    /** What the gallery was given. */
    given?: GallerySlide;
  }
}

export interface LightboxSlideOptions {
  /** Nothing moves by itself. */
  readonly isStill: boolean;
}

/** A slide as the viewer takes it. */
export function lightboxSlide(given: GallerySlide, { isStill }: LightboxSlideOptions): Slide {
  const { src, alt, thumbnail, autoplay = false, controls = true, description, srcSet } = given;
  const shared = {
    given,
    ...(description === undefined || description === '' ? {} : { description }),
    ...(typeof thumbnail === 'string' ? { thumbnail } : {}),
  };
  const kind = kindOf(given);
  if (kind === 'elsewhere') return { ...shared, type: 'elsewhere' };
  if (kind === 'picture') {
    const largest = srcSet?.toSorted((a, b) => b.width - a.width)[0];
    const size = largest ? { width: largest.width, height: largest.height } : {};
    return { ...shared, src, alt, ...size, ...(srcSet && srcSet.length > 0 ? { srcSet } : {}) };
  }
  const ratio =
    (given.thumbnailWidth ?? defaultThumbnail.width) / (given.thumbnailHeight ?? defaultThumbnail.height);
  const plays = autoplay && !isStill;
  return {
    ...shared,
    type: 'video',
    sources: [{ src, type: videoTypeOf(src) ?? 'video/mp4' }],
    // As wide as the window allows, in the shape of its thumbnail.
    width: 1280,
    height: Math.round(1280 / ratio),
    controls: controls || !plays,
    playsInline: true,
    ...(plays ? { autoPlay: true, muted: true } : {}),
    ...(typeof thumbnail === 'string' ? { poster: thumbnail } : {}),
  };
}
