import { oembedHref, readVideo } from './providers.ts';

/** What stands for a video that does not play yet. */
export interface Thumbnail {
  /** Picture of the provider; null: the neutral one is to be shown. */
  readonly src: string | null;
  readonly title: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** Of a video that is not known, or whose provider does not answer. */
export const neutralThumbnail: Thumbnail = { src: null, title: null, width: null, height: null };

/** Finds the pictures of videos. */
export interface Thumbnails {
  /**
   * The picture of the video at an address, neutral when there is none. Asked for once per video; the request
   * is given up when everyone who waits has gone. Rejects only by `signal`.
   */
  find(address: string, signal?: AbortSignal): Promise<Thumbnail>;
}

export interface ThumbnailsOptions {
  readonly fetch: typeof fetch;
  /** How many answers are kept. Default 100. */
  readonly maxKept?: number;
}

interface Asked {
  readonly answer: Promise<Thumbnail>;
  readonly controller: AbortController;
  waiters: number;
  isDone: boolean;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const sizeOf = (value: unknown): number | null => {
  const size = Number(value);
  return Number.isFinite(size) && size > 0 ? Math.round(size) : null;
};

/** An answer in the oEmbed format; a picture that is not fetched over TLS is none. */
function readAnswer(answer: unknown): Thumbnail {
  const { thumbnail_url, title, thumbnail_width, thumbnail_height } = (
    typeof answer === 'object' && answer !== null ? answer : {}
  ) as Readonly<Record<string, unknown>>;
  const src = textOf(thumbnail_url);
  return {
    src: src !== null && URL.parse(src)?.protocol === 'https:' ? src : null,
    title: textOf(title),
    width: sizeOf(thumbnail_width),
    height: sizeOf(thumbnail_height),
  };
}

/** Asks the providers, without cookies, referrer or any header of our own. */
export function createThumbnails({ fetch: send, maxKept = 100 }: ThumbnailsOptions): Thumbnails {
  const known = new Map<string, Asked>();

  const ask = async (href: string, signal: AbortSignal): Promise<Thumbnail> => {
    const response = await send(href, {
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { Accept: 'application/json' },
    });
    if (!response.ok) throw new Error(`${href} answered ${response.status}`);
    return readAnswer(await response.json());
  };

  const start = (key: string, href: string): Asked => {
    const controller = new AbortController();
    const asked: Asked = { answer: ask(href, controller.signal), controller, waiters: 0, isDone: false };
    known.set(key, asked);
    asked.answer.then(
      () => {
        asked.isDone = true;
      },
      // A failure is not kept: the next showing asks again.
      () => known.get(key) === asked && known.delete(key),
    );
    const [oldest] = known.keys();
    if (known.size > maxKept && oldest !== undefined) known.delete(oldest);
    return asked;
  };

  const wait = (asked: Asked, key: string, signal: AbortSignal): Promise<never> =>
    new Promise((_, reject) => {
      const leave = (): void => {
        asked.waiters -= 1;
        if (asked.waiters === 0 && !asked.isDone) {
          if (known.get(key) === asked) known.delete(key);
          asked.controller.abort();
        }
        reject(signal.reason as Error);
      };
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
    });

  return {
    async find(address, signal) {
      const video = readVideo(address);
      if (video === null) return neutralThumbnail;
      const asked = known.get(video.href) ?? start(video.href, oembedHref(video));
      asked.waiters += 1;
      const answer = asked.answer.catch(() => neutralThumbnail);
      return signal ? Promise.race([wait(asked, video.href, signal), answer]) : answer;
    },
  };
}

/** The pictures that this document knows. */
export const thumbnails: Thumbnails = createThumbnails({
  fetch: (input, init) => globalThis.fetch(input, init),
});
