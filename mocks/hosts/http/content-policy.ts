import { mapsSources } from '#runtime/maps/sources.ts';
import { videoSources } from '#runtime/video/sources.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

const own: Directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/**
 * What pages may load (Content Security Policy Level 3): ours, the pictures of the video providers, and the
 * maps service where it has a key, and the pictures of maps where an address is given (`tiles`).
 */
export function contentPolicy({
  hasMaps,
  tiles = null,
}: {
  readonly hasMaps: boolean;
  readonly tiles?: string | null;
}): string {
  const added: readonly Directives[] = [
    videoSources,
    ...(hasMaps ? [mapsSources] : []),
    ...(tiles === null ? [] : [{ 'img-src': [new URL(tiles).origin] }]),
  ];
  const names = new Set([own, ...added].flatMap((directives) => Object.keys(directives)));
  return [...names]
    .map((name) => [name, ...[own, ...added].flatMap((directives) => directives[name] ?? [])].join(' '))
    .join('; ');
}
