import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxAdvertLength, readAdvert, type Advert } from '#domain/sourcing/read-advert.ts';

const values = (text: string) =>
  Object.fromEntries(
    Object.entries(readAdvert(text))
      .filter(([, found]) => found !== null)
      .map(([name, found]) => [name, (found as NonNullable<Advert[keyof Advert]>).value]),
  );

describe('adverts as people write them', () => {
  test.each([
    [
      'an apartment of an agency',
      `LIBOURNE (33500) – Appartement T3 de 63,40 m² Carrez au 1er étage, balcon de 6 m².
       Prix : 189 000 € FAI, dont 5 % d’honoraires à la charge de l’acquéreur. Prix hors honoraires : 180 000 €.
       Charges : 1 240 € par an. DPE : D. Taxe foncière : 1 150 €.`,
      {
        type: 'Apartment',
        priceCents: 18_900_000,
        areaM2: '63.40',
        rooms: 3,
        postalCode: '33500',
        city: 'LIBOURNE',
        energyClass: 'D',
      },
    ],
    [
      'a house with its ground',
      `Maison en pierre 5 pièces, 132 m² habitables, sur un terrain de 1 250 m², garage. 24000 Périgueux.
       Classe énergie : F. Classe climat : C. 245 000 euros, honoraires 12 000 €.`,
      {
        type: 'House',
        priceCents: 24_500_000,
        areaM2: '132',
        landM2: '1250',
        rooms: 5,
        postalCode: '24000',
        city: 'Périgueux',
        energyClass: 'F',
      },
    ],
    [
      'a building with its rents',
      `Immeuble de rapport à Saint-Étienne (42100), surface totale 310 m², 4 lots loués, loyer de 1 950 € / mois.
       Travaux estimés à 80 000 €. Prix de vente 265 k€ net vendeur. DPE en cours.`,
      {
        type: 'Building',
        priceCents: 26_500_000,
        areaM2: '310',
        postalCode: '42100',
        city: 'Saint-Étienne',
      },
    ],
    [
      'a street before the postcode, which names no commune',
      'Immeuble à Libourne, 385 000 € FAI.\n12 rue du Port 33500 Libourne',
      {
        priceCents: 38_500_000,
        type: 'Building',
        addressLine: '12 rue du Port',
        postalCode: '33500',
        city: 'Libourne',
      },
    ],
    [
      'a street with a capital before the postcode',
      'Maison 4 pièces, 25 Avenue Thiers 33100 Bordeaux, 298 000 €',
      {
        type: 'House',
        rooms: 4,
        priceCents: 29_800_000,
        addressLine: '25 Avenue Thiers',
        postalCode: '33100',
        city: 'Bordeaux',
      },
    ],
    [
      'a plot',
      'Terrain à bâtir viabilisé de 680 m², Le Bouscat 33110, 198.000 €, soit 291 €/m².',
      {
        type: 'Land',
        priceCents: 19_800_000,
        areaM2: '680',
        landM2: '680',
        postalCode: '33110',
        city: 'Le Bouscat',
      },
    ],
    [
      'a studio in a few words',
      'Vends studio 21m2, 33000 Bordeaux, 98000€, DPE G',
      {
        type: 'Apartment',
        priceCents: 9_800_000,
        areaM2: '21',
        rooms: 1,
        postalCode: '33000',
        city: 'Bordeaux',
        energyClass: 'G',
      },
    ],
    [
      'premises without a code',
      'Local commercial de 85 m² à Roanne, vitrine 7 m. Loyer annuel 9 600 € HT. Mise à prix 1,2 million d’euros ? Non : 128 000 € HAI.',
      {
        type: 'ProfessionalRealEstate',
        priceCents: 12_800_000,
        areaM2: '85',
        city: 'Roanne',
      },
    ],
    [
      'a portal’s sheet, a line each',
      `Échoppe bordelaise à rénover
Prix : 349 800 € (honoraires inclus : 5,00 % TTC à la charge de l’acquéreur)
Surface habitable : 92 m²
Surface du terrain : 210 m²
Pièces : 4
Ville : Bègles (33130)
Classe énergie : G`,
      {
        type: 'House',
        priceCents: 34_980_000,
        areaM2: '92',
        landM2: '210',
        rooms: 4,
        postalCode: '33130',
        city: 'Bègles',
        energyClass: 'G',
      },
    ],
    [
      'a house with its garden named after the living area',
      'Maison à Libourne (33500), 112 m² habitables, jardin de 240 m². Prix : 165 000 € FAI',
      {
        type: 'House',
        priceCents: 16_500_000,
        areaM2: '112',
        landM2: '240',
        postalCode: '33500',
        city: 'Libourne',
      },
    ],
    [
      'a notary’s notice',
      'Vente notariale interactive. Commune de Montbrison, 42600. Maison de ville de 7 pièces, 168,50 m2 habitables, parcelle de 4 a 20 ca. Prix : 215 000 € HNI. DPE : classe E.',
      {
        type: 'House',
        priceCents: 21_500_000,
        areaM2: '168.50',
        rooms: 7,
        postalCode: '42600',
        city: 'Montbrison',
        energyClass: 'E',
      },
    ],
    [
      'a sale by auction',
      'Mise à prix : 60 000 €. Tribunal judiciaire de Bordeaux. Un appartement de type 2 de 41,12 m² (loi Carrez), 12 rue des Faures à Bordeaux (33000), avec cave. Frais préalables : 4 500 €.',
      {
        type: 'Apartment',
        priceCents: 6_000_000,
        areaM2: '41.12',
        rooms: 2,
        addressLine: '12 rue des Faures',
        postalCode: '33000',
        city: 'Bordeaux',
      },
    ],
    [
      'a box',
      'Garage box fermé 15 m², résidence sécurisée, Villeurbanne (69100). Charges 12 €/mois. 14 500 €',
      {
        type: 'Garage',
        priceCents: 1_450_000,
        areaM2: '15',
        postalCode: '69100',
        city: 'Villeurbanne',
      },
    ],
    [
      'a building in millions, whose commune has small words',
      'Immeuble mixte, 1 240 m², quai de Bacalan. 1,45 M€ FAI. 33220 Port-Sainte-Foy-et-Ponchapt. Rapport locatif : 84 000 € par an.',
      {
        type: 'Building',
        priceCents: 145_000_000,
        areaM2: '1240',
        postalCode: '33220',
        city: 'Port-Sainte-Foy-et-Ponchapt',
      },
    ],
    [
      'a flat told in sentences',
      'Au cœur de Talence, dans une copropriété de 24 lots, beau T4 traversant d’une superficie de 88 m² avec terrasse de 12 m² et place de parking. Proposé au prix de 312 000 € honoraires charge vendeur. DPE C / GES A. Montant estimé des dépenses annuelles d’énergie : entre 890 € et 1 240 €.',
      {
        type: 'Apartment',
        priceCents: 31_200_000,
        areaM2: '88',
        rooms: 4,
        city: 'Talence',
        energyClass: 'C',
      },
    ],
  ])('%s', (_name, text, expected) => {
    expect(values(text)).toEqual(expected);
  });

  test('the words that tell a value are kept, for whoever corrects it', () => {
    expect(readAdvert('Prix : 189 000 € FAI').priceCents).toEqual({ value: 18_900_000, words: '189 000 €' });
  });

  test('what is told of other things is no price', () => {
    for (const text of [
      'Loyer : 750 € par mois',
      'Taxe foncière : 1 350 €',
      'Honoraires de 12 000 €',
      'Travaux à prévoir : 45 000 €',
      'soit 3 200 €/m²',
      'Dépenses annuelles d’énergie entre 1 200 € et 1 650 € par an',
    ]) {
      expect(readAdvert(text).priceCents, text).toBeNull();
    }
  });

  test('rooms beside the property do not give its area', () => {
    expect(readAdvert('Terrasse de 25 m², séjour de 38 m², surface habitable : 104,5 m²').areaM2?.value).toBe(
      '104.5',
    );
    expect(readAdvert('Balcon de 6 m²').areaM2).toBeNull();
  });

  test('a class that was not found yet is none', () => {
    for (const text of ['DPE en cours', 'DPE vierge', 'DPE : Effectué en 2025', 'Énergie gaz']) {
      expect(readAdvert(text).energyClass, text).toBeNull();
    }
  });

  test('a number of five figures is a code only in a department that there is', () => {
    expect(readAdvert('Référence 99123').postalCode).toBeNull();
    expect(readAdvert('Prix 95000 €').postalCode).toBeNull();
  });
});

describe('any text whatever', () => {
  const pieces = fc.constantFrom(
    '12',
    ' ',
    '000',
    '€',
    'm²',
    ',',
    '.',
    'T3',
    'à ',
    'Prix',
    'terrain',
    'DPE',
    ' : ',
    'D',
    '33500',
    'Saint',
    '-',
    '(',
    '\n',
    '\u00a0',
    '\ud800',
  );

  test('is read without an error, and gives figures that a form accepts', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(pieces).map((all) => all.join('')),
        ),
        (text) => {
          const { priceCents, areaM2, landM2, rooms, postalCode, city } = readAdvert(text);
          if (priceCents) expect(Number.isSafeInteger(priceCents.value) && priceCents.value > 0).toBe(true);
          for (const area of [areaM2, landM2])
            if (area) expect(area.value).toMatch(/^[1-9]\d{0,6}(?:\.\d{1,2})?$/);
          if (rooms) expect(rooms.value).toBeGreaterThan(0);
          if (postalCode) expect(postalCode.value).toMatch(/^\d{5}$/);
          if (city) expect(city.value.length).toBeLessThanOrEqual(80);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('of any price, written with spaces, points or nothing, gives that price back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 9_999_999 }),
        fc.constantFrom(' ', '\u202f', '.', ''),
        (euros, sign) => {
          const written = String(euros).replace(/\B(?=(\d{3})+$)/g, sign);
          expect(readAdvert(`Appartement, prix ${written} €`).priceCents?.value).toBe(euros * 100);
        },
      ),
    );
  });

  test('longer than anybody writes is cut, not refused', () => {
    const text = `Prix 189 000 €${' Saint-'.repeat(maxAdvertLength)}`;
    expect(readAdvert(text).priceCents?.value).toBe(18_900_000);
  });
});

describe('the street of the property', () => {
  test.each([
    ['Immeuble, 41 rue Fonneuve à Libourne (33500), 385 000 €', '41 rue Fonneuve'],
    ['Immeuble 41 bis, rue Fonneuve Libourne (proche gare). Ville : Libourne', '41 bis rue Fonneuve'],
    ['Maison – 8 allée de l’Orme – 33500 Libourne', "8 allée de l'Orme"],
    ['Maison à Libourne (33500). Agence du Port, 3 place Decazes, tél. 05 57 00 00 00', undefined],
    ['Maison, 7 rue Thiers. Agence du Port, 3 place Decazes, 33500 Libourne', '3 place Decazes'],
    ['Maison, 7 rue Thiers ou 9 rue Montesquieu, Libourne', undefined],
    ['Appartement avec 2 place de parking, à 10 min du centre', undefined],
    ['Maison rue des Lilas à Libourne', undefined],
  ])('%s', (text, street) => {
    expect(values(text)['addressLine']).toBe(street);
  });
});
