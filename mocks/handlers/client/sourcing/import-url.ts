import { importUrl, type ImportUrlAnswer } from '#contracts/client/sourcing/import-url.ts';
import { advertAddress, type AdvertAddress } from '#domain/sourcing/advert-address.ts';
import { readAdvertPage } from '#domain/sourcing/read-advert-page.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { HttpFailure } from '#mocks/server/failures.ts';
import { clientAction, json } from '#mocks/server/handler.ts';
import { AdvertPageError } from '#mocks/services/adverts/source.ts';
import { knownByUrl } from './duplicates.ts';

/** Pages that a person has read in an hour: more than anybody enters, fewer than a harvest. */
const maxPerHour = 60;
const hourMs = 3_600_000;

/** What the address of an advert tells, the opportunity entered from it already, else what its page tells. */
export const importUrlHandler = clientAction(importUrl, async (context, { url }) => {
  const address = advertAddress(url);
  const existing = address === null ? null : await knownByUrl(context, address.url);
  const page = address === null || existing !== null ? unasked : await pageOf(context, address);
  return json({ address, existing, ...page } satisfies ImportUrlAnswer);
});

type Page = Pick<ImportUrlAnswer, 'advert' | 'unread'>;
const unasked: Page = { advert: null, unread: null };
const unread = (reason: ImportUrlAnswer['unread']): Page => ({ advert: null, unread: reason });

async function pageOf({ actor, deps }: ClientContext, { url, host }: AdvertAddress): Promise<Page> {
  if (deps.adverts === null) return unread('offline');
  const wait = deps.rates.hit(
    `advert:${actor.user.id}`,
    maxPerHour,
    deps.clock.systemNow().getTime(),
    hourMs,
  );
  if (wait !== null) throw new HttpFailure(429, `more than ${maxPerHour} adverts an hour`, wait);
  try {
    const page = await deps.adverts.pageOf(url);
    const advert = readAdvertPage(page);
    const tellsNothing = [advert.priceCents, advert.areaM2, advert.type].every((piece) => piece === null);
    return tellsNothing ? unread('nothing') : { advert: { title: page.title, ...advert }, unread: null };
  } catch (error) {
    if (!(error instanceof AdvertPageError)) throw error;
    deps.log.info('an advert was not read', { host, fault: error.fault });
    return unread(error.fault);
  }
}
