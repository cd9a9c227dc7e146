import { expect, test } from 'vitest';
import type { SharedFile } from '#contracts/shared-files/index.ts';
import { slidesOf } from '#pages/SharedFiles/blocks/shared-slides.ts';

const photo: SharedFile = {
  id: '01k8n3v5x7z9b1d3f5h7k9m1n3',
  title: 'Façade sur rue',
  kind: 'photo',
  contentType: 'image/jpeg',
  sizeBytes: 412_000,
  at: '2026-10-12T08:00:00.000Z',
  href: '/partage/x/fichiers/1',
  thumbHref: '/fichiers/petite',
  downloadHref: '/partage/x/fichiers/1?enregistrer=1',
  alt: 'Façade de pierre',
};

test('a gallery fetches small pictures until one is looked at: the files themselves count as read', () => {
  expect(slidesOf([photo])).toEqual([
    {
      src: '/partage/x/fichiers/1',
      alt: 'Façade de pierre',
      description: 'Façade sur rue',
      thumbnail: '/fichiers/petite',
      download: '/partage/x/fichiers/1?enregistrer=1',
    },
  ]);
  expect(slidesOf([{ ...photo, thumbHref: null }])).toEqual([]);
});

test('what may be looked at alone is not offered to take home from the viewer', () => {
  expect(slidesOf([{ ...photo, downloadHref: null }])).toMatchObject([{ download: false }]);
});

test('papers and films stay in the list', () => {
  const paper = { ...photo, contentType: 'application/pdf', kind: 'document' } as const;
  const film = { ...photo, contentType: 'video/mp4', kind: 'video' } as const;
  expect(slidesOf([paper, film, { ...photo, href: null }])).toEqual([]);
});
