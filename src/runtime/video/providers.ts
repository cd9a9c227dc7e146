/** A video on a site that we know. */
export interface VideoReference {
  readonly provider: VideoProvider;
  readonly id: string;
  /** Address of its page, in one spelling. */
  readonly href: string;
}

export type VideoProvider = 'youtube' | 'vimeo' | 'dailymotion';

interface Provider {
  readonly hosts: readonly string[];
  /** The identifier in an address of one of these hosts; null when it shows no video. */
  readonly idOf: (url: URL) => string | null;
  readonly pageOf: (id: string) => string;
  /** Where the provider tells about a page by the oEmbed format (oembed.com). */
  readonly endpoint: string;
}

const segments = (url: URL): readonly string[] => url.pathname.split('/').filter((part) => part !== '');
const fitting = (id: string | null | undefined, pattern: RegExp): string | null =>
  id !== null && id !== undefined && pattern.test(id) ? id : null;

const youtubeId = /^[\w-]{11}$/;
const youtubePaths = ['embed', 'shorts', 'live', 'v'];

const providers: Readonly<Record<VideoProvider, Provider>> = {
  youtube: {
    hosts: ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    idOf(url) {
      const [first = '', second] = segments(url);
      if (url.hostname.endsWith('youtu.be')) return fitting(first, youtubeId);
      return fitting(youtubePaths.includes(first) ? second : url.searchParams.get('v'), youtubeId);
    },
    pageOf: (id) => `https://www.youtube.com/watch?v=${id}`,
    endpoint: 'https://www.youtube.com/oembed',
  },
  vimeo: {
    hosts: ['vimeo.com', 'player.vimeo.com'],
    idOf: (url) =>
      fitting(
        segments(url).find((part) => /^\d+$/.test(part)),
        /^\d{4,12}$/,
      ),
    pageOf: (id) => `https://vimeo.com/${id}`,
    endpoint: 'https://vimeo.com/api/oembed.json',
  },
  dailymotion: {
    hosts: ['dailymotion.com', 'dai.ly'],
    idOf(url) {
      const parts = segments(url);
      const at = parts.indexOf('video');
      return fitting(
        url.hostname === 'dai.ly' ? parts[0] : at === -1 ? null : parts[at + 1],
        /^[a-z\d]{4,12}$/i,
      );
    },
    pageOf: (id) => `https://www.dailymotion.com/video/${id}`,
    endpoint: 'https://www.dailymotion.com/services/oembed',
  },
};

/** The video that an address shows, whatever way it is written; null when it is none that we know. */
export function readVideo(address: string): VideoReference | null {
  const url = URL.parse(address.trim());
  if (url === null || !['https:', 'http:'].includes(url.protocol)) return null;
  const host = url.hostname.replace(/^www\./, '');
  for (const [provider, { hosts, idOf, pageOf }] of Object.entries(providers)) {
    const id = hosts.includes(host) ? idOf(url) : null;
    if (id !== null) return { provider: provider as VideoProvider, id, href: pageOf(id) };
  }
  return null;
}

/** The address at which the provider tells about a video. */
export function oembedHref({ provider, href }: VideoReference): string {
  return `${providers[provider].endpoint}?${new URLSearchParams({ format: 'json', url: href })}`;
}
