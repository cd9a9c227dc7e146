import { expect, test } from 'vitest';
import { readAdvertPage } from '#domain/sourcing/read-advert-page.ts';

test('what a page puts first decides, and adverts beside it tell only what is missing', () => {
  const read = readAdvertPage({
    lead: 'Prix : 285000 €\nMaison 5 pièces',
    body: 'Surface habitable : 112 m². À voir aussi : appartement T2, prix 90 000 € FAI, DPE : B',
  });
  expect(read.type?.value).toBe('House');
  expect(read.priceCents?.value).toBe(28_500_000);
  expect(read.rooms?.value).toBe(5);
  expect(read.areaM2?.value).toBe('112');
});

test('a postcode never joins the name of another commune', () => {
  const read = (lead: string, body: string) => {
    const { postalCode, city } = readAdvertPage({ lead, body });
    return [postalCode?.value ?? null, city?.value ?? null];
  };
  expect(read('Ville : Libourne', 'Agence à Bordeaux (33000)')).toEqual([null, 'Libourne']);
  expect(read('Ville : Libourne', 'Maison à LIBOURNE (33500)')).toEqual(['33500', 'Libourne']);
  expect(read('Maison de ville', 'Saint-Émilion (33330)')).toEqual(['33330', 'Saint-Émilion']);
  expect(read('Pessac (33600)', 'Bordeaux (33000)')).toEqual(['33600', 'Pessac']);
});
