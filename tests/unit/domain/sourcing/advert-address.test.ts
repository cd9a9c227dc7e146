import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advertAddress } from '#domain/sourcing/advert-address.ts';

test('copies of one address are one: scheme, www, tracking, anchor, order and final slash do not count', () => {
  const canonical = 'https://annonces.example/vente/123?a=1&b=2';
  for (const text of [
    canonical,
    ' http://www.annonces.example/vente/123/?b=2&a=1#photos ',
    'annonces.example/vente/123?utm_source=mail&a=1&b=2&fbclid=x',
    'HTTPS://M.Annonces.Example/vente/123?a=1&b=2&XTOR=1',
  ]) {
    expect(advertAddress(text)?.url, text).toBe(canonical);
  }
});

test('another advert of the same site is another address', () => {
  expect(advertAddress('annonces.example/vente?id=1')?.url).not.toBe(
    advertAddress('annonces.example/vente?id=2')?.url,
  );
});

test('a site that is known tells where the opportunity comes from', () => {
  expect(advertAddress('https://www.leboncoin.fr/ad/1')).toMatchObject({
    host: 'leboncoin.fr',
    sourceKind: 'portal',
  });
  expect(advertAddress('https://www.immobilier.notaires.fr/fr/1')?.sourceKind).toBe('notary');
  expect(advertAddress('https://agence.example/1')?.sourceKind).toBeNull();
  expect(advertAddress('https://notleboncoin.fr/1')?.sourceKind).toBeNull();
});

test.each([
  '',
  'pas une adresse',
  'javascript:alert(1)',
  'ftp://annonces.example/1',
  'https://moi:secret@annonces.example',
  'localhost',
  'https://',
])('« %s » is no address of an advert', (text) => {
  expect(advertAddress(text)).toBeNull();
});

test('any text is read without an error, and what was read once is read the same again', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true })),
      (text) => {
        const read = advertAddress(text);
        if (read && read.url.length <= 2000) expect(advertAddress(read.url)).toEqual(read);
      },
    ),
    { numRuns: 1000 },
  );
});
