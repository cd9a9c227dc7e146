import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lightboxSlide } from '#ui/gallery/lightbox-slide.ts';
import { downloadOf, fileNameOf, kindOf, ratioOf, videoTypeOf } from '#ui/gallery/slides.ts';

const picture = { src: '/fichiers/1/facade.jpg', alt: 'Façade' };
const moving = { isStill: false };

describe('what a slide shows', () => {
  test.each([
    [{ src: '/fichiers/1/facade.jpg', alt: '' }, 'picture'],
    [{ src: '/fichiers/1', alt: '' }, 'picture'],
    [{ src: '/fichiers/1', alt: '', controls: true }, 'video'],
    [{ src: '/fichiers/1', alt: '', controls: false }, 'picture'],
    // Settings of a video do not make one of a picture.
    [{ src: '/fichiers/1.webp', alt: '', autoplay: true }, 'picture'],
    [{ src: '/fichiers/visite.MP4?v=2#t=3', alt: '' }, 'video'],
    [{ src: 'data:video/webm;base64,AA', alt: '' }, 'video'],
    [{ src: 'https://youtu.be/dQw4w9WgXcQ', alt: '' }, 'elsewhere'],
    [{ src: 'https://vimeo.com/76979871', alt: '' }, 'elsewhere'],
  ] as const)('%o is a %s', (slide, kind) => {
    expect(kindOf(slide)).toBe(kind);
  });

  test('a QuickTime file is offered as what browsers play', () => {
    expect(videoTypeOf('/visite.mov')).toBe('video/mp4');
    expect(videoTypeOf('/visite.jpg')).toBeNull();
  });
});

test('a thumbnail can be pressed whatever sizes are told', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (thumbnailWidth, thumbnailHeight) => {
      const ratio = ratioOf({ ...picture, thumbnailWidth, thumbnailHeight });
      expect(ratio).toBeGreaterThanOrEqual(0.5);
      expect(ratio).toBeLessThanOrEqual(3);
    }),
  );
  expect(ratioOf(picture)).toBe(1.5);
  expect(ratioOf({ ...picture, thumbnailHeight: 150 })).toBe(1);
});

describe('a download', () => {
  test('is of the slide itself, of another address, or refused', () => {
    expect(downloadOf(picture)).toBe(picture.src);
    expect(downloadOf({ ...picture, download: '/fichiers/1/original.tif' })).toBe('/fichiers/1/original.tif');
    expect(downloadOf({ ...picture, download: false })).toBeNull();
    expect(downloadOf({ src: 'https://vimeo.com/76979871', alt: '', download: true })).toBeNull();
  });

  test('has the name of its file', () => {
    expect(fileNameOf('/fichiers/1/fa%C3%A7ade%20rue.jpg?v=2')).toBe('façade rue.jpg');
    expect(fileNameOf('/fichiers/100%.jpg')).toBe('100%.jpg');
    expect(fileNameOf('data:image/png;base64,AA')).toBe('image');
  });
});

describe('a slide of the viewer', () => {
  test('has the sizes of its largest source', () => {
    const srcSet = [
      { src: '/s', width: 320, height: 200 },
      { src: '/l', width: 1280, height: 800 },
    ];
    expect(lightboxSlide({ ...picture, srcSet }, moving)).toMatchObject({
      ...picture,
      srcSet,
      width: 1280,
      height: 800,
    });
  });

  test('a video that begins by itself has no sound, and does not begin where nothing is to move', () => {
    const video = { src: '/visite.mp4', alt: '', autoplay: true, controls: false, thumbnail: '/v.jpg' };
    expect(lightboxSlide(video, moving)).toMatchObject({
      type: 'video',
      autoPlay: true,
      muted: true,
      controls: false,
      poster: '/v.jpg',
      sources: [{ src: '/visite.mp4', type: 'video/mp4' }],
    });
    const still = lightboxSlide(video, { isStill: true });
    expect(still).not.toHaveProperty('autoPlay');
    // What does not begin by itself needs a button to begin.
    expect(still).toMatchObject({ controls: true });
  });

  test('a caption that says nothing is none', () => {
    expect(lightboxSlide({ ...picture, description: '' }, moving)).not.toHaveProperty('description');
    expect(lightboxSlide({ ...picture, description: 'Avant travaux' }, moving)).toMatchObject({
      description: 'Avant travaux',
    });
  });
});
