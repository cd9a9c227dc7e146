import type { PageFetch } from '../adverts/web-pages.ts';

/** The pictures that sites with videos show in place of these until they play. */
export interface VideoPictures {
  /** The picture of the video at an address; null where its site gives none, or none in time. */
  pictureOf(address: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** Whoever adds a video waits no longer for its picture: it is added without. */
const timeoutMs = 5000;
const maxAnswerBytes = 65_536;
const maxPictureBytes = 4_194_304;

/** Where sites tell about their videos (oembed.com), by the end of their host. */
const endpoints: Readonly<Record<string, string>> = {
  'youtube.com': 'https://www.youtube.com/oembed',
  'youtu.be': 'https://www.youtube.com/oembed',
  'vimeo.com': 'https://vimeo.com/api/oembed.json',
};

const headers = {
  accept: 'application/json, image/jpeg, image/webp, image/png',
  // Says what it is: sites that want no programs shall be able to say so.
  'user-agent': 'Ilot/1.0 (the picture of one video for the person who adds its address)',
};

/**
 * Asks the sites of videos, without cookies or anything of the person who adds one.
 *
 * @param send reaches public addresses alone: where the picture is, the site says
 */
export const sitePictures = (send: PageFetch): VideoPictures => ({
  pictureOf: async (address) => {
    const endpoint = endpointOf(address);
    if (endpoint === null) return null;
    const signal = AbortSignal.timeout(timeoutMs);
    const ask = (url: URL): Promise<Response> => send(url, { headers, signal, redirect: 'manual' });
    try {
      const answer = await atMost(await ask(endpoint), maxAnswerBytes);
      const picture = answer && pictureIn(new TextDecoder().decode(answer));
      return picture && (await atMost(await ask(picture), maxPictureBytes));
    } catch {
      // Whatever a network, a site or an answer that is none brings: a video without a picture is one all the same.
      return null;
    }
  },
});

function endpointOf(address: string): URL | null {
  const host = URL.parse(address)?.hostname ?? '';
  const known = Object.entries(endpoints).find(([end]) => host === end || host.endsWith(`.${end}`));
  if (known === undefined) return null;
  return new URL(`${known[1]}?${new URLSearchParams({ format: 'json', url: address })}`);
}

/** The address of the picture in an answer in the oEmbed format; one that is not fetched over TLS is none. */
function pictureIn(answer: string): URL | null {
  const told: unknown = JSON.parse(answer);
  if (typeof told !== 'object' || told === null || !('thumbnail_url' in told)) return null;
  const url = typeof told.thumbnail_url === 'string' ? URL.parse(told.thumbnail_url) : null;
  return url?.protocol === 'https:' ? url : null;
}

/** What an answer holds; null for a refusal, and for more than is taken. */
async function atMost(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    return null;
  }
  const reader = response.body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let length = 0; length <= maxBytes;) {
    // What comes next comes after.
    // oxlint-disable-next-line no-await-in-loop
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(pieces).arrayBuffer());
    pieces.push(value);
    length += value.length;
  }
  await reader.cancel();
  return null;
}
