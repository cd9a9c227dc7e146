import type { ImportMapsLibrary } from './load-maps.ts';

/** An address that is offered while one types. */
export interface AddressOffer {
  readonly id: string;
  /** Street and number, or the name of a place. */
  readonly label: string;
  /** Where it is. */
  readonly description: string;
}

/** An address found; what is not known of it is empty or null. */
export interface FoundAddress {
  readonly line: string;
  readonly postalCode: string;
  readonly city: string;
  /** Degrees, WGS 84. */
  readonly location: { readonly lat: number; readonly lng: number } | null;
}

/** A search of addresses by the places library. */
export interface AddressSearch {
  /** What begins so, in the country. */
  offers(query: string): Promise<readonly AddressOffer[]>;
  /** The address of an offer made before. @throws RangeError for any other identifier */
  find(id: string): Promise<FoundAddress>;
}

/** The parts of the places library that are used (Place Autocomplete Data API). */
interface PlacesLibrary {
  readonly AutocompleteSessionToken: new () => object;
  readonly AutocompleteSuggestion: {
    readonly fetchAutocompleteSuggestions: (request: object) => Promise<{
      readonly suggestions: readonly { readonly placePrediction: Prediction | null }[];
    }>;
  };
}

interface Prediction {
  readonly placeId: string;
  readonly mainText: { readonly text: string } | null;
  readonly secondaryText: { readonly text: string } | null;
  readonly toPlace: () => Place;
}

interface Place {
  readonly fetchFields: (options: { readonly fields: readonly string[] }) => Promise<unknown>;
  readonly addressComponents?: readonly Component[];
  readonly location?: { readonly lat: () => number; readonly lng: () => number } | null;
}

interface Component {
  readonly longText: string | null;
  readonly types: readonly string[];
}

/**
 * Searches addresses of a country, as two letters (`fr`). Typing and the choice that ends it are one session,
 * which the service counts as one.
 */
export function createAddressSearch(importLibrary: ImportMapsLibrary, country: string): AddressSearch {
  const predictions = new Map<string, Prediction>();
  let session: object | null = null;
  // The service does not describe its library in a way that could be checked here.
  const library = async () => (await importLibrary('places')) as unknown as PlacesLibrary;

  return {
    async offers(query) {
      const { AutocompleteSessionToken, AutocompleteSuggestion } = await library();
      session ??= new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: query,
        includedRegionCodes: [country],
        sessionToken: session,
      });
      predictions.clear();
      for (const { placePrediction } of suggestions) {
        if (placePrediction) predictions.set(placePrediction.placeId, placePrediction);
      }
      return [...predictions.values()].map(({ placeId, mainText, secondaryText }) => ({
        id: placeId,
        label: mainText?.text ?? '',
        description: secondaryText?.text ?? '',
      }));
    },
    async find(id) {
      const place = predictions.get(id)?.toPlace();
      if (!place) throw new RangeError(`${id} is no address that was offered`);
      await place.fetchFields({ fields: ['addressComponents', 'location'] });
      session = null;
      return readAddress(place);
    },
  };
}

function readAddress({ addressComponents = [], location }: Place): FoundAddress {
  const part = (type: string): string =>
    addressComponents.find(({ types }) => types.includes(type))?.longText ?? '';
  return {
    line: [part('street_number'), part('route')].filter((text) => text !== '').join(' '),
    postalCode: part('postal_code'),
    city: part('locality'),
    location: location ? { lat: location.lat(), lng: location.lng() } : null,
  };
}
