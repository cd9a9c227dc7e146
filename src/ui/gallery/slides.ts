import { readVideo } from '#runtime/video/providers.ts';

/** A picture in one of its sizes, in px. */
export interface SlideSource {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A picture or a video of a gallery. */
export interface GallerySlide {
  /** Address of the picture, of the video's file, or of its page at a provider we know. */
  readonly src: string;
  /** What is seen on it; empty for what says nothing. */
  readonly alt: string;
  /** Address of a small picture; a video at a provider has the provider's. */
  readonly thumbnail?: string | null;
  /** In px. Default 150. */
  readonly thumbnailWidth?: number;
  /** In px; with the width it gives the shape that is kept free. Default 100. */
  readonly thumbnailHeight?: number;
  /** A video begins by itself, without sound. */
  readonly autoplay?: boolean;
  /** A video shows its buttons. Default true. */
  readonly controls?: boolean;
  /** Caption. */
  readonly description?: string;
  /** Whether it can be downloaded, or from which address. Default true. */
  readonly download?: boolean | string;
  readonly srcSet?: readonly SlideSource[];
}

/** A picture, a video file, or a video that plays at its provider's. */
export type SlideKind = 'picture' | 'video' | 'elsewhere';

export const defaultThumbnail = { width: 150, height: 100 } as const;

/** Browsers play these; QuickTime files hold what MP4 files hold. */
const videoTypes: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
};

/** What an address ends with after its last dot, without query; empty without one. */
function endingOf(src: string): string {
  const path = src.split(/[?#]/, 1)[0] ?? '';
  return /\.([a-z\d]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** The type of a video's file; null for an address that does not end as one. */
export function videoTypeOf(src: string): string | null {
  return videoTypes[endingOf(src)] ?? /^data:(video\/[\w-]+)/.exec(src)?.[1] ?? null;
}

/** What a slide shows. An address without an ending is a video when it is given a video's settings. */
export function kindOf({ src, autoplay, controls }: GallerySlide): SlideKind {
  if (readVideo(src) !== null) return 'elsewhere';
  const isVideo = videoTypeOf(src) !== null || (endingOf(src) === '' && (autoplay ?? controls ?? false));
  return isVideo ? 'video' : 'picture';
}

/** Width by height of what is kept free for a thumbnail, never so flat or so steep that it could not be pressed. */
export function ratioOf({ thumbnailWidth, thumbnailHeight }: GallerySlide): number {
  const ratio = (thumbnailWidth ?? defaultThumbnail.width) / (thumbnailHeight ?? defaultThumbnail.height);
  return Number.isFinite(ratio) && ratio > 0 ? Math.min(3, Math.max(0.5, ratio)) : 1.5;
}

/** Where a slide is downloaded from; null when it cannot be. */
export function downloadOf(slide: GallerySlide): string | null {
  const { download = true, src } = slide;
  if (typeof download === 'string') return download;
  return download && kindOf(slide) !== 'elsewhere' ? src : null;
}

/** The name that a file has in its address. */
export function fileNameOf(address: string): string {
  if (address.startsWith('data:')) return 'image';
  const name = (address.split(/[?#]/, 1)[0] ?? '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name) || 'image';
  } catch {
    return name;
  }
}
