import { expect, test } from 'vitest';
import { createAddressSearch } from '#runtime/maps/places.ts';

/** The library as the service describes it, with one street. */
function library() {
  const requests: { input: string; includedRegionCodes: string[]; sessionToken: object }[] = [];
  const place = {
    fetchFields: async () => undefined,
    addressComponents: [
      { longText: '12', types: ['street_number'] },
      { longText: 'Rue Fonneuve', types: ['route'] },
      { longText: 'Libourne', types: ['locality', 'political'] },
      { longText: '33500', types: ['postal_code'] },
    ],
    location: { lat: () => 44.914, lng: () => -0.243 },
  };
  const importLibrary = async () => ({
    AutocompleteSessionToken: class {
      readonly isToken = true;
    },
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async (request: (typeof requests)[number]) => {
        requests.push(request);
        const placePrediction = {
          placeId: `place ${request.input}`,
          mainText: { text: '12 Rue Fonneuve' },
          secondaryText: { text: 'Libourne, France' },
          toPlace: () => place,
        };
        return { suggestions: [{ placePrediction }, { placePrediction: null }] };
      },
    },
  });
  return { requests, search: createAddressSearch(importLibrary, 'fr') };
}

test('addresses of the country are offered, and the chosen one is read into its parts', async () => {
  const { requests, search } = library();
  expect(await search.offers('12 rue')).toEqual([
    { id: 'place 12 rue', label: '12 Rue Fonneuve', description: 'Libourne, France' },
  ]);
  expect(requests[0]?.includedRegionCodes).toEqual(['fr']);
  expect(await search.find('place 12 rue')).toEqual({
    line: '12 Rue Fonneuve',
    postalCode: '33500',
    city: 'Libourne',
    location: { lat: 44.914, lng: -0.243 },
  });
});

test('typing and the choice that ends it are one session, the next search another', async () => {
  const { requests, search } = library();
  await search.offers('12');
  await search.offers('12 rue');
  await search.find('place 12 rue');
  await search.offers('13');
  const [first, second, third] = requests.map(({ sessionToken }) => sessionToken);
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});

test('only what was offered last can be chosen', async () => {
  const { search } = library();
  await search.offers('12');
  await search.offers('13');
  await expect(search.find('place 12')).rejects.toThrow(RangeError);
});
