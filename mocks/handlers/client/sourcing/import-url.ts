import { importUrl } from '#contracts/client/sourcing/import-url.ts';
import { advertAddress } from '#domain/sourcing/advert-address.ts';
import { clientData, json } from '#mocks/server/handler.ts';
import { knownByUrl } from './duplicates.ts';

/** What the address of an advert tells by itself, and the opportunity entered from it already. */
export const importUrlHandler = clientData(importUrl, async (context, { url }) => {
  const advert = advertAddress(url);
  return json({
    advert,
    existing: advert === null ? null : await knownByUrl(context, advert.url),
  });
});
