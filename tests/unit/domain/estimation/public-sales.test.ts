import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meanPriceOf, salesOf, type SaleLine } from '#domain/estimation/public-sales.ts';

const flat: SaleLine = {
  mutationId: '2026-1',
  soldOn: '2026-03-02',
  priceCents: 19_800_000,
  kind: 'Apartment',
  areaM2: '61',
  rooms: 3,
  landAreaM2: null,
  parcel: '33243000AB0123',
  landUse: '',
  addressLine: '12 RUE FONNEUVE',
  city: 'Libourne',
  lat: 44.914,
  lng: -0.236,
};
const land: SaleLine = {
  ...flat,
  kind: 'Land',
  areaM2: null,
  rooms: null,
  landAreaM2: '300.50',
  landUse: 'sols',
};

describe('sales out of lines of the public file', () => {
  test('a flat with its cellar and its parking is one sale', () => {
    const annex: SaleLine = { ...flat, kind: 'Annex', areaM2: null, rooms: null };
    const { sales, severalCount } = salesOf([annex, flat, annex]);
    expect(sales).toEqual([
      {
        mutationId: '2026-1',
        soldOn: '2026-03-02',
        priceCents: 19_800_000,
        type: 'Apartment',
        areaM2: '61',
        rooms: 3,
        addressLine: '12 RUE FONNEUVE',
        city: 'Libourne',
        lat: 44.914,
        lng: -0.236,
      },
    ]);
    expect(severalCount).toBe(0);
  });

  test('premises that stand on one line for each use of their parcel count once', () => {
    const house: SaleLine = { ...flat, kind: 'House', landAreaM2: '200', landUse: 'sols' };
    const garden: SaleLine = { ...house, landUse: 'jardins', landAreaM2: '120' };
    expect(salesOf([house, garden]).sales).toHaveLength(1);
  });

  test('two flats at one price have no price each', () => {
    const { sales, severalCount } = salesOf([flat, { ...flat, areaM2: '40' }]);
    expect([sales, severalCount]).toEqual([[], 1]);
  });

  test('land alone has the area of all its parcels; with a house it is the house', () => {
    const other: SaleLine = { ...land, parcel: '33243000AB0124', landAreaM2: '99.50' };
    expect(salesOf([land, other, land]).sales).toMatchObject([{ type: 'Land', areaM2: '400.00' }]);
    expect(salesOf([land, { ...flat, kind: 'House' }]).sales).toMatchObject([{ type: 'House' }]);
  });

  test('annexes alone tell no price', () => {
    expect(salesOf([{ ...flat, kind: 'Annex', areaM2: null }]).sales).toEqual([]);
  });

  test('never gives more sales than mutations, nor one of another price', () => {
    const line = fc.record({
      ...Object.fromEntries(Object.entries(flat).map(([key, value]) => [key, fc.constant(value)])),
      mutationId: fc.constantFrom('a', 'b', 'c'),
      kind: fc.constantFrom('Apartment', 'House', 'Annex', 'Land'),
      areaM2: fc.constantFrom('20', '30', null),
      landAreaM2: fc.constantFrom('20', null),
    }) as fc.Arbitrary<SaleLine>;
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const { sales, severalCount } = salesOf(lines);
        const mutations = new Set(lines.map(({ mutationId }) => mutationId)).size;
        expect(sales.length + severalCount).toBeLessThanOrEqual(mutations);
        for (const { areaM2, priceCents } of sales) {
          expect(Number(areaM2)).toBeGreaterThan(0);
          expect(priceCents).toBe(flat.priceCents);
        }
      }),
    );
  });
});

describe('the mean price by square metre', () => {
  const sold = (priceCents: number, areaM2: string, soldOn = '2026-03-02') =>
    salesOf([{ ...flat, priceCents, areaM2, soldOn }]).sales;
  const five = [100, 200, 300, 400, 501].flatMap((each) => sold(each * 5000, '50'));

  test('is that of the sales, each as much as another, of one type', () => {
    const house = salesOf([{ ...flat, kind: 'House', priceCents: 900_000_000 }]).sales;
    expect(meanPriceOf([...five, ...house, ...sold(6_000_000, '60', '2026-09-01')], 'Apartment')).toEqual({
      perM2Cents: Math.round((10_000 + 20_000 + 30_000 + 40_000 + 50_100 + 100_000) / 6),
      count: 6,
      latestOn: '2026-09-01',
    });
  });

  test('is none of fewer than five sales', () => {
    expect(meanPriceOf(five.slice(1), 'Apartment')).toBeNull();
    expect(meanPriceOf(five, 'House')).toBeNull();
  });
});
