import { expect, test } from 'vitest';
import type { PageFetch } from '#mocks/services/adverts/web-pages.ts';
import { sitePictures } from '#mocks/services/videos/pictures.ts';

const video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const picture = 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg';

/** A web with one answer by address; what was asked of it. */
function web(answers: Readonly<Record<string, () => Response>>) {
  const asked: string[] = [];
  const send: PageFetch = (url) => {
    asked.push(url.href);
    const answer = Object.entries(answers).find(([start]) => url.href.startsWith(start))?.[1];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('no such host'));
  };
  return { pictures: sitePictures(send), asked };
}

const told = (thumbnail: unknown) => () => Response.json({ title: 'Visite', thumbnail_url: thumbnail });

test('the site tells where the picture of a video is, which is fetched from there', async () => {
  const { pictures, asked } = web({
    'https://www.youtube.com/oembed': told(picture),
    [picture]: () => new Response('jpeg'),
  });
  expect(new TextDecoder().decode((await pictures.pictureOf(video)) ?? new Uint8Array())).toBe('jpeg');
  expect(asked[0]).toBe(`https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(video)}`);
});

test.each([
  ['a site that does not answer', {}],
  [
    'a video that is not there',
    { 'https://www.youtube.com/oembed': () => new Response('', { status: 404 }) },
  ],
  ['an answer that is none', { 'https://www.youtube.com/oembed': () => new Response('<html>') }],
  ['a picture without TLS', { 'https://www.youtube.com/oembed': told('http://i.ytimg.com/a.jpg') }],
  ['a picture that is no address', { 'https://www.youtube.com/oembed': told(7) }],
  [
    'a picture that leads elsewhere',
    {
      'https://www.youtube.com/oembed': told(picture),
      [picture]: () => new Response('', { status: 302, headers: { location: 'http://127.0.0.1/' } }),
    },
  ],
  [
    'a picture without end',
    {
      'https://www.youtube.com/oembed': told(picture),
      [picture]: () => new Response(new Uint8Array(4_194_305)),
    },
  ],
])('%s leaves a video without a picture', async (_case, answers) => {
  expect(await web(answers).pictures.pictureOf(video)).toBeNull();
});

test('other sites are not asked', async () => {
  const { pictures, asked } = web({});
  expect(await pictures.pictureOf('https://youtube.com.example.test/watch?v=1')).toBeNull();
  expect(asked).toEqual([]);
});
