import { describe, expect, test } from 'vitest';
import { oembedHref, readVideo } from '#runtime/video/providers.ts';
import { createThumbnails, neutralThumbnail } from '#runtime/video/thumbnails.ts';

const youtube = 'https://youtu.be/dQw4w9WgXcQ';
const picture = {
  thumbnail_url: 'https://i.ytimg.com/vi/a/hq.jpg',
  title: 'Visite',
  thumbnail_width: 480,
  thumbnail_height: 360,
};

/** A provider whose answers the test gives, one after the other. */
function provider(...answers: (() => Response | Promise<Response>)[]) {
  const asked: { href: string; init: RequestInit | undefined }[] = [];
  const send: typeof fetch = async (input, init) => {
    asked.push({ href: input instanceof Request ? input.url : String(input), init });
    const answer = answers.shift();
    if (!answer) throw new TypeError('no network');
    return answer();
  };
  return { asked, thumbnails: createThumbnails({ fetch: send, maxKept: 2 }) };
}

describe('the address of a video', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'youtube', 'dQw4w9WgXcQ'],
    ['http://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    [' https://youtu.be/dQw4w9WgXcQ?si=x ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'vimeo', '76979871'],
    ['https://player.vimeo.com/video/76979871?h=1', 'vimeo', '76979871'],
    ['https://www.dailymotion.com/video/x7tgad0', 'dailymotion', 'x7tgad0'],
    ['https://dai.ly/x7tgad0', 'dailymotion', 'x7tgad0'],
  ])('%s is read, however it is written', (address, name, id) => {
    expect(readVideo(address)).toMatchObject({ provider: name, id });
  });

  test.each([
    '',
    'visite.mp4',
    'javascript:alert(1)',
    'https://youtube.com.example.test/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=court',
    'https://vimeo.com/about',
    'https://www.dailymotion.com/fr',
  ])('%j is no video that we know', (address) => {
    expect(readVideo(address)).toBeNull();
  });

  test('every spelling of one video asks the same question, at the provider alone', () => {
    const asked = ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ'].map(
      (address) => {
        const video = readVideo(address);
        return video && oembedHref(video);
      },
    );
    expect(new Set(asked).size).toBe(1);
    expect(new URL(asked[0] ?? '').origin).toBe('https://www.youtube.com');
  });
});

describe('the picture of a video', () => {
  test('is asked for once, without cookies or headers of our own', async () => {
    const { asked, thumbnails } = provider(() => Response.json(picture));
    const [first] = await Promise.all([thumbnails.find(youtube), thumbnails.find(`${youtube}?t=2`)]);
    expect(first).toEqual({ src: picture.thumbnail_url, title: 'Visite', width: 480, height: 360 });
    await thumbnails.find(youtube);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect([...new Headers(asked[0]?.init?.headers).keys()]).toEqual(['accept']);
  });

  test('is the neutral one when the provider fails, and asked for again the next time', async () => {
    const { asked, thumbnails } = provider(
      () => new Response('no', { status: 404 }),
      () => new Response('<html>'),
      () => Response.json(picture),
    );
    expect(await thumbnails.find(youtube)).toEqual(neutralThumbnail);
    expect(await thumbnails.find(youtube)).toEqual(neutralThumbnail);
    expect((await thumbnails.find(youtube)).src).toBe(picture.thumbnail_url);
    expect(asked).toHaveLength(3);
  });

  test('is never fetched without TLS, nor from something that is no address', async () => {
    for (const thumbnail_url of ['http://i.ytimg.com/a.jpg', 'javascript:1', 7, null]) {
      const { thumbnails } = provider(() => Response.json({ ...picture, thumbnail_url }));
      expect((await thumbnails.find(youtube)).src).toBeNull();
    }
  });

  test('of an unknown address is neutral without a question', async () => {
    const { asked, thumbnails } = provider();
    expect(await thumbnails.find('https://example.test/a.mp4')).toBe(neutralThumbnail);
    expect(asked).toEqual([]);
  });

  test('is given up when nobody waits any more, and only then', async () => {
    const { asked, thumbnails } = provider(
      () => new Promise<Response>(() => undefined),
      () => Response.json(picture),
    );
    const first = new AbortController();
    const second = new AbortController();
    const waiting = [thumbnails.find(youtube, first.signal), thumbnails.find(youtube, second.signal)];
    first.abort();
    expect(asked[0]?.init?.signal?.aborted).toBe(false);
    second.abort();
    expect(asked[0]?.init?.signal?.aborted).toBe(true);
    for (const one of waiting) await expect(one).rejects.toThrow();
    expect((await thumbnails.find(youtube)).src).toBe(picture.thumbnail_url);
  });

  test('only so many answers are kept', async () => {
    const ids = ['76979871', '76979872', '76979873'];
    const { asked, thumbnails } = provider(...Array.from({ length: 4 }, () => () => Response.json(picture)));
    for (const id of ids) await thumbnails.find(`https://vimeo.com/${id}`);
    await thumbnails.find('https://vimeo.com/76979871');
    expect(asked).toHaveLength(4);
  });
});
