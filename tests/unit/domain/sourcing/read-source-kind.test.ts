import { expect, test } from 'vitest';
import { readSourceKind } from '#domain/sourcing/read-source-kind.ts';

test.each([
  ['Maison à rénover. Prix : 165 000 € FAI', 'agency', 'FAI'],
  ['Honoraires à la charge du vendeur', 'agency', 'Honoraires à la charge'],
  ['349 800 € (honoraires inclus : 5 % TTC)', 'agency', 'honoraires inclus'],
  ['Vente notariale interactive, 215 000 € HNI', 'notary', 'Vente notariale'],
  ['Mise à prix : 80 000 €. Étude notariale', 'auction', 'Mise à prix'],
])('%s comes from %s', (text, value, words) => {
  expect(readSourceKind(text)).toEqual({ value, words });
});

test.each(['', 'Maison à vendre, frais de notaire réduits', 'Proche agence postale', 'Afai, 3 pièces'])(
  '« %s » does not say who sells',
  (text) => {
    expect(readSourceKind(text)).toBeNull();
  },
);
