import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { advertText, advertTones, type AdvertSubject } from '#domain/quick-sale/advert-text.ts';
import {
  missingCommercialInformation,
  missingSaleInformation,
  type SaleFacts,
} from '#domain/quick-sale/completeness.ts';
import { holdsContactDetails } from '#domain/quick-sale/contact-details.ts';
import { maxPitchLength, maxTitleLength } from '#domain/quick-sale/enums.ts';
import { advertisedPrice } from '#domain/quick-sale/price.ts';
import { quickSaleYield, yieldBps } from '#domain/quick-sale/yields.ts';
import { bpsOfRate } from '#domain/money/rate.ts';
import { day } from '#domain/time/day.ts';
import { lotTypes } from '#domain/lot/states.ts';

const today = day('2026-11-20');

describe('the price that is advertised', () => {
  test('fees of the buyer are told as a share of the price without them', () => {
    expect(advertisedPrice({ netSellerCents: 12_000_000, feePayer: 'buyer', feeCents: 800_000 })).toEqual({
      publicPriceCents: 12_800_000,
      feeCents: 800_000,
      buyerFeeBps: 667,
    });
  });

  test('is not known while the price or fees that are due are not', () => {
    expect(advertisedPrice({ netSellerCents: null, feePayer: 'none', feeCents: null })).toBeNull();
    expect(advertisedPrice({ netSellerCents: 100, feePayer: 'seller', feeCents: null })).toBeNull();
    expect(advertisedPrice({ netSellerCents: 0, feePayer: 'none', feeCents: null })).toBeNull();
  });

  test('is the price of the seller and the fees, whoever pays them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.constantFrom('seller', 'buyer'),
        (netSellerCents, feeCents, feePayer) => {
          const price = advertisedPrice({ netSellerCents, feePayer, feeCents });
          expect(price?.publicPriceCents).toBe(netSellerCents + feeCents);
          expect(price?.buyerFeeBps === null).toBe(feePayer === 'seller');
        },
      ),
    );
  });
});

describe('the yield of a property on sale', () => {
  const facts = {
    netSellerCents: 18_000_000,
    feePayer: 'none',
    feeCents: null,
    rents: [{ monthlyCents: 142_000 }],
    vacancyBps: 500,
    managementBps: 700,
    coproChargesCents: 110_000,
    propertyTaxCents: 165_000,
    insuranceCents: 52_000,
    inseeCode: '33243',
  } as const;

  // C8 with its own rent and charges; the deed costs are those of the Gironde today, and there are no works.
  test('is gross on the price, net on price and deed costs', () => {
    const found = quickSaleYield(facts, today)?.value;
    expect(found?.annualRentCents).toBe(1_704_000);
    expect(found?.netIncomeCents).toBe(1_178_484);
    expect(yieldBps(facts, today).grossBps).toBe(947);
    const invested = 18_000_000 + (found?.feesCents ?? 0);
    expect(yieldBps(facts, today).netBps).toBe(Math.round((1_178_484 / invested) * 10_000));
  });

  test('duties do not bear on fees that the buyer pays apart', () => {
    const apart = quickSaleYield({ ...facts, feePayer: 'buyer', feeCents: 900_000 }, today)?.value;
    const within = quickSaleYield({ ...facts, feePayer: 'seller', feeCents: 900_000 }, today)?.value;
    expect(apart?.priceCents).toBe(within?.priceCents);
    expect(apart?.feesCents).toBeLessThan(within?.feesCents ?? cents(0));
  });

  test('means nothing without a price, without rents, or where duties are not known', () => {
    expect(quickSaleYield({ ...facts, rents: [] }, today)).toBeNull();
    expect(quickSaleYield({ ...facts, netSellerCents: null }, today)).toBeNull();
    expect(yieldBps({ ...facts, inseeCode: '99999' }, today)).toEqual({ grossBps: null, netBps: null });
  });

  test('tells department and day where the duties are not known', () => {
    const refused = quickSaleYield({ ...facts, inseeCode: '27229' }, day('2026-04-15'));
    expect(refused?.value).toBeNull();
    expect(refused?.refusal?.fr).toContain('mercredi 15 avril 2026');
    expect(refused?.refusal?.fr).toContain('Eure (27)');
  });

  test('no charge raises it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_000 }), (more) => {
        const rate = (propertyTaxCents: number) => {
          const found = quickSaleYield({ ...facts, propertyTaxCents }, today)?.value;
          return found?.netRate ? bpsOfRate(found.netRate) : Number.NaN;
        };
        expect(rate(165_000 + more)).toBeLessThanOrEqual(rate(165_000));
      }),
    );
  });
});

describe('what a sale lacks', () => {
  const complete: SaleFacts = {
    type: 'Apartment',
    details: {
      dpeClass: 'D',
      gesClass: 'C',
      dpeOn: '2025-02-14',
      energyCostMinCents: 80_000,
      energyCostMaxCents: 110_000,
      energyPriceYear: 2024,
      coproLotsCount: 12,
      coproProcedure: false,
    },
    netSellerCents: 15_000_000,
    feePayer: 'none',
    feeCents: null,
    mandateKind: 'exclusive',
    mandateNumber: '2026-1',
    mandateEndOn: '2026-12-31',
    occupancy: 'vacant',
    rentsCount: 0,
    coproChargesCents: 90_000,
    diagnosticEnds: ['2028-02-14', null],
  };

  test('nothing where all is there', () => {
    expect(missingSaleInformation(complete, today)).toEqual([]);
  });

  test.each([
    [{ netSellerCents: null }, ['price']],
    [{ feePayer: 'seller' as const }, ['fees']],
    [{ mandateNumber: '' }, ['mandate']],
    [{ mandateEndOn: '2026-11-19' }, ['mandateOver']],
    [{ occupancy: 'rented' }, ['rents']],
    [{ coproChargesCents: null }, ['copro']],
    [{ details: { ...complete.details, dpeOn: '2016-11-20' } }, ['dpe']],
    [{ diagnosticEnds: ['2026-11-19'] }, ['diagnosticOver']],
  ])('%o lacks %o', (change, gaps) => {
    expect(missingSaleInformation({ ...complete, ...change }, today)).toEqual(gaps);
  });

  test('a garage needs neither energy certificate nor copropriété', () => {
    expect(
      missingSaleInformation({ ...complete, type: 'Garage', details: {}, coproChargesCents: null }, today),
    ).toEqual([]);
  });

  test('an advert needs three photographs and every text', () => {
    const advert = { title: 'Studio', pitch: 'Clair', description: '<p>Studio</p>', photosCount: 3 };
    expect(missingCommercialInformation(advert)).toEqual([]);
    expect(missingCommercialInformation({ ...advert, photosCount: 2, pitch: ' ' })).toEqual([
      'pitch',
      'photos',
    ]);
  });
});

test.each([
  ['Appelez le 06 12 34 56 78', true],
  ['Appelez le 05.56.00.11.22', true],
  ['+33 6 12 34 56 78', true],
  ['Écrivez à vente@example.test', true],
  ['Voir www.example.test', true],
  ['395 000 € pour 280 m², bâti en 1920, 6 lots', false],
  ['Loyers : 37 200 € ; taxe foncière 2026 : 3 140 €', false],
  ['Parcelle 0245 section AB', false],
])('« %s » tells how to reach somebody: %s', (text, expected) => {
  expect(holdsContactDetails(text)).toBe(expected);
});

const subject: fc.Arbitrary<AdvertSubject> = fc.record({
  type: fc.constantFrom(...lotTypes),
  city: fc.string({ minLength: 1, maxLength: 80 }),
  area: fc.constant('63,40 m²'),
  rooms: fc.option(fc.integer({ min: 1, max: 20 })),
  unitsCount: fc.option(fc.integer({ min: 1, max: 500 })),
  features: fc.array(fc.string({ maxLength: 40 }), { maxLength: 5 }),
  strengths: fc.array(fc.string({ maxLength: 140 }), { maxLength: 8 }),
  isRented: fc.boolean(),
  yearlyRent: fc.option(fc.constant('37 200 €')),
  grossYield: fc.option(fc.constant('9,42 %')),
});

test('a drafted advert keeps within its limits, and no text of the property becomes markup', () => {
  fc.assert(
    fc.property(
      subject,
      fc.constantFrom(...advertTones),
      fc.constantFrom('fr', 'en'),
      (given, tone, locale) => {
        const limits = { title: maxTitleLength, pitch: maxPitchLength };
        const text = advertText(
          { ...given, strengths: [...given.strengths, '<b>x</b>'] },
          tone,
          locale,
          limits,
        );
        expect(text.title.length).toBeLessThanOrEqual(maxTitleLength);
        expect(text.pitch.length).toBeLessThanOrEqual(maxPitchLength);
        expect(text.description.replaceAll(/<\/?(?:p|ul|li)>/g, '')).not.toMatch(/[<>]/);
      },
    ),
  );
});
