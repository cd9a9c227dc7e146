import { readAdvert, type Advert } from './read-advert.ts';

/**
 * Reads the page of an advert. What the page puts first decides; its long text, where other adverts stand beside,
 * tells only what the first does not.
 *
 * @param lead what the page tells machines, its title and its summary
 * @param body what visitors read
 */
export function readAdvertPage({ lead, body }: { readonly lead: string; readonly body: string }): Advert {
  const first = readAdvert(lead);
  const then = readAdvert(body);
  return {
    type: first.type ?? then.type,
    priceCents: first.priceCents ?? then.priceCents,
    areaM2: first.areaM2 ?? then.areaM2,
    landM2: first.landM2 ?? then.landM2,
    rooms: first.rooms ?? then.rooms,
    // Below it the page names other properties, and who sells them.
    addressLine: first.addressLine,
    energyClass: first.energyClass ?? then.energyClass,
    ...placeOf(first, then),
  };
}

/** Postcode and name of one place: never the code of one text with the name of the other, unless they name the same. */
function placeOf(first: Advert, then: Advert): Pick<Advert, 'postalCode' | 'city'> {
  if (first.postalCode !== null) return { postalCode: first.postalCode, city: first.city };
  if (first.city === null) return { postalCode: then.postalCode, city: then.city };
  const isSame = first.city.value.toLowerCase() === then.city?.value.toLowerCase();
  return { postalCode: isSame ? then.postalCode : null, city: first.city };
}
